import { expectedUsage, type UsageUnit } from '../../oracle.ts'
import type { AttemptView } from '../shared/attempt-view.ts'
import type { Check } from '../shared/check.ts'
import { saidBeforeCut } from '../shared/cut-call.ts'
import { codeOf, isInterrupted, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { factsIn, type SeenFact, unitsOf } from '../shared/usage-facts.ts'

/** What a failed attempt's provider reported before the failure is reported, and what was known when a cancel cut it. */
export const failedAttemptReported = judged('usage/failed-attempt-reported', (view, check) => {
  for (const { execution, attempt, unit, expected, facts } of unitsOf(view)) {
    if (attempt.failure === undefined || expected.is !== 'known' || expected.report === 'may') continue
    if (attempt.said?.ending.kind === 'completed' || (isInterrupted(execution) && !wasHeard(attempt))) continue
    checkTold(attempt, { unit, quantity: expected.quantity, told: facts[0] }, check)
  }
  for (const { attempts, terminal } of joined(view)) {
    const attempt = attempts.at(-1)
    if (attempt === undefined || codeOf(terminal) !== 'cancelled') continue
    const said = saidBeforeCut(attempt, view.run?.features ?? [])
    if (said === undefined || attempt.call === undefined || attempt.failure !== undefined) continue
    for (const [unit, expected] of Object.entries(expectedUsage(said, attempt.call.request.dialect))) {
      if (expected.is !== 'known' || expected.report === 'may') continue
      const own = attempt.events.flatMap(factsIn).filter(({ fact }) => fact.source === 'provider' && fact.unit === unit)
      checkTold(attempt, { unit: unit as UsageUnit, quantity: expected.quantity, told: own[0] }, check)
    }
  }
})

interface Known {
  readonly unit: UsageUnit
  readonly quantity: number
  readonly told: SeenFact | undefined
}

function checkTold(attempt: AttemptView, { unit, quantity, told }: Known, check: Check): void {
  check(told?.fact.quantity === quantity, told?.event ?? attempt.failed ?? attempt.terminal ?? attempt, () => ({
    expected: `${unit} ${quantity}, known before the attempt ended`,
    saw: told ? brief(told.fact) : 'no such fact'
  }))
}

/** Whether the log shows something that the provider said only behind its last report: a cut may come before the runtime has read it. */
const wasHeard = ({ said, output }: AttemptView): boolean =>
  output.length > 0 && said?.usages.every(({ content }) => !content) === true
