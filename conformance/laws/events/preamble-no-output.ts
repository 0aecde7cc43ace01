import { joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** An attempt whose provider said nothing but preamble, noise, usage or its terminal shows no output event. */
export const preambleNoOutput = judged('events/preamble-no-output', (view, check) => {
  for (const { attempts } of joined(view)) {
    for (const { said, output, selected } of attempts) {
      if (!said?.streamed || said.output || said.explained || said.ending.kind === 'opaque') continue
      check(output.length === 0, output[0] ?? selected, () => ({
        expected: 'no output event, for the provider said none',
        saw: brief(output[0]?.type)
      }))
    }
  }
})
