import { isCompleted } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { textDifference } from '../shared/text-compare.ts'
import { textsOf } from '../shared/text-of.ts'

/** The text deltas, joined for each part, are the provider's text; of a cut answer they are its beginning. */
export const textFidelity = judged('output/text-fidelity', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    if (said.ending.kind === 'opaque' || (said.texts.length === 0 && !isCompleted(execution))) continue
    const seen = textsOf(attempt.output)
    const difference = textDifference(said.texts, seen, isCompleted(execution) || isWhole(said))
    if (said.texts.length === 0 && difference === undefined) continue
    check(difference === undefined, attempt.output[0] ?? attempt, () => difference ?? { expected: '', saw: '' })
  }
})

/** Whether a failed answer's output had time to be seen in full before the failure. */
function isWhole(said: { readonly settled: boolean; readonly ending: { readonly kind: string } }): boolean {
  return said.settled && said.ending.kind !== 'reset' && said.ending.kind !== 'fin' && said.ending.kind !== 'silent'
}
