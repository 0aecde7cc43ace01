import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** What a failed attempt's provider reported before the failure is reported. */
export const failedAttemptReported = judged('usage/failed-attempt-reported', (view, check) => {
  for (const { attempt, unit, expected, facts } of unitsOf(view)) {
    if (attempt.failure === undefined || expected.is !== 'known' || expected.report === 'may') continue
    if (attempt.said?.ending.kind === 'completed') continue
    const [told] = facts
    check(
      told?.fact.quantity === expected.quantity,
      told?.event ?? attempt.failed ?? attempt.terminal ?? attempt,
      () => ({
        expected: `${unit} ${expected.quantity}, known before the attempt failed`,
        saw: told ? brief(told.fact) : 'no such fact'
      })
    )
    // Counters of a failed response are its last ones; what a broken stream had told so far is unfinished.
    if (told !== undefined && attempt.said?.ending.kind !== 'error' && told.fact.complete !== false) {
      check.fault(told.event, { expected: `${unit} with complete false`, saw: brief(told.fact) })
    }
  }
})
