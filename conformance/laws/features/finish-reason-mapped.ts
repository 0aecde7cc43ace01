import { finishOf } from '../../oracle.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

/** `execution.completed` names what ended the provider's answer, in the words of the protocol. */
export const finishReasonMapped = judged('features/finish-reason-mapped', (view, check) => {
  for (const { attempt, said } of lastAttempts(view)) {
    const { terminal, call } = attempt
    const reasons = finishOf(said, call?.request.dialect ?? '')
    if (reasons === undefined || terminal?.type !== 'execution.completed') continue
    const { finish_reason: told } = terminal.data
    check(
      reasons.some((reason) => reason === told),
      terminal,
      () => ({
        expected: `finish_reason ${reasons.join(' or ')}`,
        saw: brief(told)
      })
    )
  }
})
