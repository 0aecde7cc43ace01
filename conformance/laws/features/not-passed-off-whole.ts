import { claims } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

const short: readonly string[] = ['length', 'content_filter', 'refusal']

/** Who cannot say that an answer was truncated, filtered or refused fails it rather than pass it off as whole. */
export const notPassedOffWhole = judged('features/not-passed-off-whole', (view, check) => {
  if (claims(view, 'finish_reason')) return
  for (const { execution, attempt, said } of lastAttempts(view)) {
    const { terminal } = execution
    if (said.ending.kind !== 'completed' || !short.includes(said.ending.finish) || attempt.failure !== undefined)
      continue
    check(terminal?.type === 'execution.failed', terminal ?? attempt, () => ({
      expected: `a failure, since the provider's answer ended with ${said.ending.kind === 'completed' ? said.ending.finish : ''}`,
      saw: `${terminal?.type} without a reason`
    }))
  }
})
