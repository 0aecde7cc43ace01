import type { Check } from './check.ts'
import type { CrowdView, WaitingView } from './crowd-view.ts'
import { attemptCode, isInterrupted } from './facts-of.ts'

export const isTurnedAway = ({ attempt }: WaitingView): boolean =>
  attempt !== undefined && attempt.call === undefined && attemptCode(attempt) === 'queue_full'

/** Checks that no provider request was made while as many as are allowed were open. */
export function checkLimit({ target, concurrency, calls, heldAt }: CrowdView, check: Check): void {
  for (const call of calls) {
    const held = heldAt(call.request.time)
    check(held < concurrency, call, () => ({
      expected: `at most ${concurrency} open requests at ${target.id}`,
      saw: `another one while ${held} were held open`
    }))
  }
}

/** Those who came while the slots were taken and were left to wait or turned away; nobody who left by himself. */
export const patient = ({ waiting }: CrowdView): readonly WaitingView[] =>
  waiting.filter(({ execution }) => execution.terminal !== undefined && !isInterrupted(execution))
