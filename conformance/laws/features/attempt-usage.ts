import { claims, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Every `usage.reported` carries the number of the attempt in which it stands. */
export const attemptUsage = judged('features/attempt-usage', (view, check) => {
  if (!claims(view, 'attempt_usage')) return
  for (const { attempts } of joined(view)) {
    for (const { events, selected, ordinal } of attempts) {
      const number = selected.data.attempt ?? ordinal
      for (const event of events) {
        if (event.type !== 'usage.reported') continue
        check(event.data.attempt === number, event, () => ({
          expected: `attempt ${brief(number)}`,
          saw: brief(event.data.attempt)
        }))
      }
    }
  }
})
