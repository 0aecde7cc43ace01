import { placeholderOf } from '../../oracle.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** The output count that opens a stream is not told where no later counter came to confirm it. */
export const placeholderUnreported = judged('usage/placeholder-unreported', (view, check) => {
  for (const { attempt, unit, expected, facts } of unitsOf(view)) {
    const { said, call } = attempt
    if (unit !== 'output_token' || said === undefined || call === undefined || expected.is !== 'absent') continue
    const placeholder = call.script && placeholderOf(said, call.script, call.request.dialect)
    if (placeholder === undefined) continue
    const [told] = facts
    check(told === undefined, told?.event ?? attempt, () => ({
      expected: `no output_token, for ${brief(placeholder)} was a placeholder`,
      saw: `output_token ${brief(told?.fact.quantity)}`
    }))
  }
})
