import { isCompleted } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { toolsOf } from '../shared/text-of.ts'
import { toolDifference } from '../shared/tool-compare.ts'

/** Each tool call, in order of opening, has the provider's name and exactly its own arguments; of a cut answer their beginning. */
export const toolArgumentsFidelity = judged('output/tool-arguments-fidelity', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    if (said.ending.kind === 'opaque' || said.tools.length === 0) continue
    const difference = toolDifference(said.tools, toolsOf(attempt.output), isCompleted(execution))
    check(difference === undefined, difference?.tool?.started ?? attempt, () => difference ?? { expected: '', saw: '' })
  }
})
