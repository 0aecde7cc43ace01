import { marksIn } from '../../lab/facts/strays.ts'
import { joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/**
 * The marks at both ends of each part of an input stand in the provider's request, in the order of the parts. A queue dialect has places of
 * their own for texts and for JSON, so that only their being there counts.
 */
export const wholeInput = judged('requests/whole-input', (view, check) => {
  for (const { calls, request } of joined(view)) {
    const wanted = marksIn(JSON.stringify(request.input) ?? '')
    if (wanted.length === 0) continue
    for (const call of calls) {
      const { marks = [], queue } = call.request
      const [expected, saw] = queue === undefined ? [wanted, marks] : [wanted.toSorted(), marks.toSorted()]
      check(saw.join() === expected.join(), call, () => ({
        expected: `every part of the input in its order: ${brief(expected)}`,
        saw: brief(saw)
      }))
    }
  }
})
