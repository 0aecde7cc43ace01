import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

/** Long enough for every deadline of a scenario, and an end for those without one. */
const longestSleepMs = 3000

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(ms, longestSleepMs))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

export const sleepsPastTheDeadline: Mutant = {
  name: 'sleeps-past-the-deadline',
  title: 'A provider that asks for an hour of patience gets it, up to the deadline.',
  predicts: ['attempts/no-wait-past-bounds'],
  edits: () => ({
    provider: rewriteFailures(async (failure, { call }) => {
      if (failure.retryAfterMs !== undefined) await sleep(failure.retryAfterMs, call.signal)
      return failure
    })
  })
}
