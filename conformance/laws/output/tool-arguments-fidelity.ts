import { isCompleted, isInterrupted } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { completedBy, lastAttempts } from '../shared/said-attempts.ts'
import { toolsOf } from '../shared/text-of.ts'
import { toolDifference } from '../shared/tool-compare.ts'

/** Each tool call, in order of opening, has the provider's name and exactly its own arguments; of a cut answer their beginning. */
export const toolArgumentsFidelity = judged('output/tool-arguments-fidelity', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    if (said.ending.kind === 'opaque' || said.tools.length === 0) continue
    const whole =
      isCompleted(execution) || (completedBy(attempt, view.run?.features ?? []) && !isInterrupted(execution))
    const difference = toolDifference(said.tools, toolsOf(attempt.output), whole)
    check(difference === undefined, difference?.tool?.started ?? attempt, () => difference ?? { expected: '', saw: '' })
  }
})
