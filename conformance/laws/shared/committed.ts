import type { Check } from './check.ts'
import type { SeenEvent } from './event.ts'
import type { RunView } from './run-view.ts'

/** Checks that output of one kind was the end of all attempts: neither the log nor a provider sees another one. */
export function checkCommitted(view: RunView, commits: (event: SeenEvent) => boolean, check: Check): void {
  for (const { attempts, calls, terminal } of view.executions) {
    for (const attempt of attempts) {
      // Only an attempt that failed puts the rule to the test.
      if (!attempt.output.some(commits) || (terminal?.type === 'execution.completed' && attempt.terminal)) continue
      const next = attempts[attempt.ordinal]
      const call = attempt.call
      const further = call && calls?.find((other) => other.request.time > call.request.time)
      check(
        next === undefined && further === undefined && attempt.failed === undefined,
        next ?? further ?? attempt,
        () => ({
          expected: 'no further attempt after output',
          saw: next ? `a route.selected` : further ? `a request at ${further.target}` : 'a route.attempt_failed'
        })
      )
    }
  }
}
