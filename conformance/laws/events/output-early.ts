import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** Whoever watched a shorter part of the pause proves nothing: a busy machine, or a scenario that went on at once, explains it too. */
const longEnoughMs = 1000

/** What the provider said before it paused was read before it went on. Judged where a script pauses at a barrier after text. */
export const outputEarly = judged(
  'events/output-early',
  (view, check) => {
    for (const { attempts, readers } of joined(view)) {
      for (const { call, said, output, selected } of attempts) {
        if (call?.script?.kind !== 'stream' || said?.output !== true) continue
        const { acts } = call.script
        const pause = acts.findIndex((act) => 'barrier' in act)
        if (pause === -1 || !acts.slice(0, pause).some((act) => 'text' in act && act.text !== '')) continue
        const [barrier, ...later] = call.barriers
        if (barrier === undefined) continue
        const times = [...call.writes, ...later.map(({ time }) => time), call.end?.time ?? Number.POSITIVE_INFINITY]
        const resumed = Math.min(...times.filter((time) => time > barrier.time))
        const watched = readers.map(
          ({ opened, closed }) => Math.min(closed?.time ?? resumed, resumed) - Math.max(opened.time, barrier.time)
        )
        const longest = Math.max(...watched)
        if (longest < 0) continue
        const first = output[0]
        const readings = readers.flatMap(({ events }) => events).filter(({ sequence }) => sequence === first?.sequence)
        const read = Math.min(...readings.map(({ time }) => time))
        const early = first !== undefined && read <= resumed
        if (!early && longest < longEnoughMs) continue
        check(early, first ?? selected, () => ({
          expected: 'an output event while the provider pauses',
          saw: first ? 'the first one only when the provider went on' : 'none'
        }))
      }
    }
  },
  { timing: true }
)
