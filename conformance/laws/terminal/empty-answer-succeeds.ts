import { codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

/** An answer without any output that its provider completed is a success. */
export const emptyAnswerSucceeds = judged('terminal/empty-answer-succeeds', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    const { ending, output, reasoning, refusal, doubtful } = said
    if (ending.kind !== 'completed' || ending.finish !== 'stop' || output || doubtful) continue
    if (reasoning !== '' || refusal !== '' || attempt.failure !== undefined) continue
    check(execution.terminal?.type === 'execution.completed', execution.terminal ?? attempt, () => ({
      expected: 'execution.completed for a completed answer without output',
      saw: `${execution.terminal?.type} ${brief(codeOf(execution.terminal))}`
    }))
  }
})
