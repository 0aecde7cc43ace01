import { marksIn } from '../../lab/facts/strays.ts'
import { joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** The marks at both ends of each part of an input, be it text or JSON, stand in every provider request that serves it. */
export const neverDropsFields = judged('provider-spi/never-drops-fields', (view, check) => {
  for (const { calls, request } of joined(view)) {
    const wanted = marksIn(JSON.stringify(request.input) ?? '')
    if (wanted.length === 0) continue
    for (const call of calls) {
      const dropped = wanted.filter((mark) => !call.request.marks?.includes(mark))
      check(dropped.length === 0, call, () => ({
        expected: `every part of the input from its beginning to its end: ${brief(wanted)}`,
        saw: `a request without ${brief(dropped)}`
      }))
    }
  }
})
