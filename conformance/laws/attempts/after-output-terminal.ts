import { isInterrupted, joined } from '../shared/facts-of.ts'
import { hasPlainlyFailed } from '../shared/failure-kinds.ts'
import { judged } from '../shared/judged.ts'

/** The failure of an attempt that has shown output is told by nothing but the end of the execution. */
export const afterOutputTerminal = judged('attempts/after-output-terminal', (view, check) => {
  for (const execution of joined(view)) {
    const { attempts, terminal } = execution
    for (const attempt of attempts) {
      const { output, failed } = attempt
      if (output.length === 0 || !hasPlainlyFailed(attempt) || isInterrupted(execution)) continue
      const ends = failed === undefined && attempt.terminal?.type === 'execution.failed'
      check(ends, failed ?? attempt.terminal ?? attempt, () => ({
        expected: 'execution.failed as the next word after the failure',
        saw: failed ? 'route.attempt_failed' : ((attempt.terminal ?? terminal)?.type ?? 'no end')
      }))
    }
  }
})
