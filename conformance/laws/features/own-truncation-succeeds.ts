import { finishOf } from '../../oracle.ts'
import { codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

const short = ['length', 'content_filter', 'refusal', 'pause', 'other']

/** An answer that the provider itself cut short, filtered or refused is a success with that reason. */
export const ownTruncationSucceeds = judged('features/own-truncation-succeeds', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    const reasons = finishOf(said, attempt.call?.request.dialect ?? '') ?? []
    if (!reasons.some((reason) => short.includes(reason)) || said.doubtful || attempt.failure !== undefined) continue
    const { terminal } = execution
    const named = reasons.some((reason) => reason === terminal?.data.finish_reason)
    check(terminal?.type === 'execution.completed' && named, terminal ?? attempt, () => ({
      expected: `execution.completed with ${reasons.join(' or ')}`,
      saw: `${terminal?.type} ${brief(terminal?.data.finish_reason ?? codeOf(terminal))}`
    }))
  }
})
