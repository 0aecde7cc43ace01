import type { ExecutionRouting, Target } from '../../generated/types.ts'
import { hasUnknownOutcome } from './errors.ts'
import type { ProviderFailure } from './ports.ts'
import type { Candidate } from './routing.ts'

const firstBackoffMs = 200
const longestBackoffMs = 10_000
/** No deadline or budget may be longer than a day, so a wait beyond it could never be meant. */
const longestWaitMs = 86_400_000

/** What may follow a failed attempt: nothing, or a candidate after a wait (0: at once). */
export type Next = { readonly candidate: Candidate; readonly waitMs: number } | undefined

/** Decides, attempt by attempt, which candidate is next. All times are monotonic. */
export interface RetryPlan {
  /** The first candidate; there is one. */
  readonly first: Candidate
  /** What follows the failure of attempt number `attempt` on `candidate`, before output. */
  after(failure: ProviderFailure, candidate: Candidate, attempt: number): Next
  /** Monotonic time from which no further attempt starts because of the retry budget; infinite without one. */
  readonly budgetEndsAt: number
  /** Whether an earlier failure on this target forbids another attempt on it. */
  isLeftOut(target: Target): boolean
}

const keyOf = ({ provider, model }: Target): string => JSON.stringify([provider, model])

function validWait(milliseconds: number | undefined): number {
  return milliseconds !== undefined && Number.isFinite(milliseconds) && milliseconds >= 0 ? milliseconds : 0
}

/**
 * A plan over candidates in their order. With fallback allowed each attempt goes to the next candidate without any wait; when all are
 * used and attempts remain it goes round again, after a backoff (200 ms doubling, full jitter, at most 10 s) or the longer wish of the
 * provider that failed last, leaving out targets that failed target-scoped or with an unknown outcome. No wait is planned that would end
 * past budget or deadline.
 *
 * @see spec/chapters/13-attempts.md#bounds
 */
export function createRetryPlan(options: {
  readonly candidates: readonly [Candidate, ...Candidate[]]
  readonly routing: ExecutionRouting | undefined
  readonly acceptedAt: number
  readonly deadlineAt: number
  readonly now: () => number
  readonly random: () => number
}): RetryPlan {
  const { candidates, routing, acceptedAt, deadlineAt, now, random } = options
  const most = routing?.allow_fallback === true ? (routing.max_attempts ?? candidates.length) : 1
  const budgetEndsAt = acceptedAt + (routing?.retry_budget_ms ?? Number.POSITIVE_INFINITY)
  const endsAt = Math.min(budgetEndsAt, deadlineAt)
  const leftOut = new Set<string>()
  let ahead: readonly Candidate[] = candidates.slice(1)
  let rounds = 0
  const isLeftOut = (target: Target): boolean => leftOut.has(keyOf(target))

  function nextRound(failure: ProviderFailure): Next {
    const [candidate, ...others] = candidates.filter(({ target }) => !isLeftOut(target))
    if (candidate === undefined) return undefined
    const backoffMs = random() * Math.min(longestBackoffMs, firstBackoffMs * 2 ** rounds)
    const waitMs = Math.max(backoffMs, validWait(failure.retryAfterMs))
    if (waitMs > longestWaitMs || now() + waitMs >= endsAt) return undefined
    ahead = others
    rounds += 1
    return { candidate, waitMs }
  }

  return {
    first: candidates[0],
    budgetEndsAt,
    isLeftOut,
    after(failure, candidate, attempt) {
      const { failureClass, forbidsFurtherAttempts } = failure
      if (failureClass === 'request_scoped' || forbidsFurtherAttempts === true) return undefined
      if (attempt >= most || now() >= endsAt) return undefined
      if (failureClass === 'target_scoped' || hasUnknownOutcome(failure)) leftOut.add(keyOf(candidate.target))
      const untried = ahead.filter(({ target }) => !isLeftOut(target))
      const [next, ...others] = untried
      if (next === undefined) return nextRound(failure)
      ahead = others
      return { candidate: next, waitMs: 0 }
    }
  }
}
