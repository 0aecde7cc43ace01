import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** What the provider said before it paused was read before it went on. Judged where a script pauses at a barrier after text. */
export const outputEarly = judged('events/output-early', (view, check) => {
  for (const { attempts } of joined(view)) {
    for (const { call, said, output, selected } of attempts) {
      if (call?.script?.kind !== 'stream' || said?.output !== true) continue
      const { acts } = call.script
      const pause = acts.findIndex((act) => 'barrier' in act)
      if (pause === -1 || !acts.slice(0, pause).some((act) => 'text' in act && act.text !== '')) continue
      const [barrier] = call.barriers
      const resumed = call.writes.find((time) => barrier !== undefined && time > barrier.time) ?? call.end?.time
      if (barrier === undefined || resumed === undefined) continue
      const first = output[0]
      check(first !== undefined && first.time <= resumed, first ?? selected, () => ({
        expected: 'an output event while the provider pauses',
        saw: first ? 'the first one only when the provider went on' : 'none'
      }))
    }
  }
})
