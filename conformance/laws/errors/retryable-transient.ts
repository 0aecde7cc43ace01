import type { AttemptView } from '../shared/attempt-view.ts'
import { codeOf, isInterrupted, joined } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A failure before output that another submit may well survive says so, and only while no attempt's outcome is unknown. */
export const retryableTransient = judged('errors/retryable-transient', (view, check) => {
  for (const execution of joined(view)) {
    const { terminal, attempts } = execution
    const last = attempts.at(-1)
    if (terminal?.type !== 'execution.failed' || last?.failure === undefined || isInterrupted(execution)) continue
    if (attempts.some(({ output, failure }) => output.length > 0 || failure === undefined)) continue
    if (last.failure.retryable === false && at(terminal.data, 'error', 'retryable') !== false) {
      const saw = `retryable ${brief(at(terminal.data, 'error', 'retryable'))}`
      check.fault(terminal, { expected: `${brief(codeOf(terminal))} with retryable false`, saw })
    }
    const expected = expectation(last.failure.retryable, attempts)
    if (expected === undefined) continue
    const told = at(terminal.data, 'error', 'retryable')
    check(told === expected, terminal, () => ({
      expected: `${brief(codeOf(terminal))} with retryable ${expected}`,
      saw: brief(told)
    }))
  }
})

/** Only what is certain: true for a Transient end after known outcomes, false once an outcome is unknown. */
function expectation(retryable: boolean | 'either', attempts: readonly AttemptView[]): boolean | undefined {
  const outcomes = attempts.map(({ failure }) => failure?.outcome)
  if (retryable !== true) return undefined
  if (outcomes.includes('unknown')) return false
  return outcomes.includes('either') ? undefined : true
}
