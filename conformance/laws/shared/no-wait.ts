import type { Check } from './check.ts'
import { bounds, codeOf, joined } from './facts-of.ts'
import { brief } from './json.ts'
import { type RetryWish, wishOf } from './retry-wish.ts'
import type { RunView } from './run-view.ts'

/**
 * Checks that a provider's wish to wait beyond budget or deadline is not granted while attempts remain: its target is not called again, and
 * where it was the last the execution ends with its own error, not with the deadline's.
 */
export function checkNoWait(view: RunView, check: Check, counts: (wish: RetryWish) => boolean): void {
  for (const execution of joined(view)) {
    const { fallback, maxAttempts, budgetMs, deadlineMs } = bounds(view, execution)
    const limit = Math.min(budgetMs ?? Number.POSITIVE_INFINITY, deadlineMs ?? Number.POSITIVE_INFINITY)
    const { attempts, terminal } = execution
    if (!fallback || terminal === undefined) continue
    for (const { call, provider, ordinal } of attempts) {
      const wish = wishOf(call?.script)
      if (wish?.ms === undefined || wish.ms <= limit || ordinal >= maxAttempts || !counts(wish)) continue
      const again = attempts.slice(ordinal).find((later) => later.provider === provider)
      const waited = ordinal === attempts.length && codeOf(terminal) === 'deadline_exceeded'
      check(again === undefined && !waited, again ?? terminal, () => ({
        expected: `no wait for ${String(provider)}, which asks for ${wish.ms} ms (as ${wish.form}) of the ${limit} ms there are`,
        saw: again ? 'another attempt on it' : brief(codeOf(terminal))
      }))
    }
  }
}
