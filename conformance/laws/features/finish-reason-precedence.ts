import { finishOf, type Said } from '../../oracle.ts'
import { claims } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

/** Where a provider's word, its refusal and its tool calls say different things, the first of the order is told. */
export const finishReasonPrecedence = judged('features/finish-reason-precedence', (view, check) => {
  if (!claims(view, 'finish_reason')) return
  for (const { attempt, said } of lastAttempts(view)) {
    const { terminal, call } = attempt
    const reasons = finishOf(said, call?.request.dialect ?? '')
    const [reason] = reasons ?? []
    if (reason === undefined || reasons?.length !== 1 || terminal?.type !== 'execution.completed') continue
    if (reason === 'other' || !isSaidTwice(said)) continue
    check(terminal.data.finish_reason === reason, terminal, () => ({
      expected: `finish_reason ${reason}, which goes before the others that apply`,
      saw: brief(terminal.data.finish_reason)
    }))
  }
})

/** Whether more than the natural end applies, and more than one thing does. */
function isSaidTwice({ ending, refusal, tools }: Said): boolean {
  if (ending.kind !== 'completed') return false
  const named = ending.finish === 'stop' ? [] : [ending.finish]
  return (
    new Set([...named, ...(refusal === '' ? [] : ['refusal']), ...(tools.length === 0 ? [] : ['tool_calls'])]).size > 1
  )
}
