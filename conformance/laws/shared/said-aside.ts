import type { Said } from '../../oracle.ts'
import type { Check } from './check.ts'
import { claims } from './facts-of.ts'
import type { RunView } from './run-view.ts'
import { lastAttempts } from './said-attempts.ts'
import { textDifference } from './text-compare.ts'
import { textsOf } from './text-of.ts'

/**
 * Checks that what a provider said beside its answer came out as deltas of its own, whole where the execution succeeded and a beginning
 * of it where it failed. Who does not claim the feature need not show anything.
 */
export function checkSaidAside(
  view: RunView,
  feature: 'reasoning' | 'refusal',
  words: (said: Said) => string,
  check: Check
): void {
  if (!claims(view, feature)) return
  for (const { attempt, said } of lastAttempts(view)) {
    const spoken = words(said)
    if (spoken === '') continue
    const whole = attempt.terminal?.type === 'execution.completed'
    const shown = textsOf(attempt.output, `output.${feature}.delta`).join('')
    const difference = textDifference([spoken], shown === '' && !whole ? [] : [shown], whole)
    check(difference === undefined, attempt.output[0] ?? attempt, () => ({
      expected: `${spoken.length} characters of ${feature}`,
      saw: shown === '' ? 'none' : `${shown.length} characters, ${difference?.saw}`
    }))
  }
}
