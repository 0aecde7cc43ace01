import { isCompleted } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { textDifference } from '../shared/text-compare.ts'
import { textsOf } from '../shared/text-of.ts'

/** An answer passes as it came, whether it fits the schema or not. */
export const outputSchemaNotJudged = judged('features/output-schema-not-judged', (view, check) => {
  for (const { execution, said } of lastAttempts(view)) {
    if (execution.request.output_schema === undefined || said.ending.kind !== 'completed') continue
    const { terminal } = execution
    const difference = textDifference(said.texts, textsOf(execution.attempts.at(-1)?.output ?? []), true)
    check(
      isCompleted(execution) && difference === undefined,
      terminal ?? execution,
      () => difference ?? { expected: 'execution.completed', saw: terminal?.type ?? 'nothing' }
    )
  }
})
