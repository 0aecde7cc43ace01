import { codeOf, isInterrupted } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { completedBy, lastAttempts } from '../shared/said-attempts.ts'
import { storeLimitOf } from '../shared/store-limit.ts'
import { textDifference } from '../shared/text-compare.ts'
import { textsOf } from '../shared/text-of.ts'

/**
 * The text deltas, joined for each part, are the provider's text. Of an answer that broke off they are its beginning; an answer that
 * the provider completed must be whole, and must not be told as a failure.
 */
export const textFidelity = judged('output/text-fidelity', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    if (said.ending.kind === 'opaque' || said.texts.length === 0) continue
    const { terminal } = execution
    // An answer that the store has no room for is cut, and that is no fault of its text.
    const cut = storeLimitOf(view) !== undefined && codeOf(terminal) === 'capacity_exceeded'
    const completed = !cut && completedBy(attempt, view.run?.features ?? [])
    if (completed && !isInterrupted(execution) && terminal?.type !== 'execution.completed') {
      check(false, terminal ?? attempt, () => ({
        expected: 'execution.completed, for the provider completed its answer',
        saw: `${terminal?.type} ${brief(terminal?.data.error)}`
      }))
      continue
    }
    const broken = cut || isInterrupted(execution)
    const whole = terminal?.type === 'execution.completed' || (isWhole(said) && !broken)
    const difference = textDifference(said.texts, textsOf(attempt.output), whole)
    check(difference === undefined, attempt.output[0] ?? attempt, () => difference ?? { expected: '', saw: '' })
  }
})

/** Whether a failed answer's output had time to be seen in full before the failure. */
function isWhole(said: { readonly settled: boolean; readonly ending: { readonly kind: string } }): boolean {
  return said.settled && !['reset', 'fin', 'silent'].includes(said.ending.kind)
}
