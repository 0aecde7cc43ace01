import { doorErrors } from '../shared/door.ts'
import { judged } from '../shared/judged.ts'

/** Who is refused for lack of room is told when to come back: in seconds, or by a date. */
export const doorRetryAfter = judged('errors/door-retry-after', (view, check) => {
  for (const refusal of doorErrors(view)) {
    const { status, headers } = refusal.exchange
    if (refusal.operation !== 'submitExecution' || status !== 429) continue
    const told = headers['retry-after']
    const legible = told !== undefined && (/^[0-9]+$/.test(told) || !Number.isNaN(Date.parse(told)))
    check(legible, refusal, () => ({
      expected: '429 with Retry-After in seconds or as a date',
      saw: told === undefined ? 'none' : 'a value that is neither'
    }))
  }
})
