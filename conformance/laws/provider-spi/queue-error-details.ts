import { errors } from '../../lab/dialects/fal-queue/errors.ts'
import type { ErrorKind } from '../../model/script.ts'
import { jobsOf } from '../shared/job-view.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

const ofValidation: readonly ErrorKind[] = [
  'invalid_request',
  'content_policy',
  'context_length',
  'unsupported_parameter'
]

/** Of a validation error at most the type of its detail is told, as `provider_code`, and none of its words or of the input that it quotes. */
export const queueErrorDetails = judged('provider-spi/queue-error-details', (view, check) => {
  for (const { attempt, said, script } of jobsOf(view)) {
    const { terminal } = attempt
    if (said.ending.kind !== 'error' || terminal === undefined || !ofValidation.includes(said.ending.error)) continue
    const { type, message } = errors[said.ending.error]
    const code = at(terminal.data, 'error', 'provider_code')
    const whole = JSON.stringify(terminal.data.error ?? null)
    const scripted = script.acts.flatMap((act) => ('error' in act && act.error.message ? [act.error.message] : []))
    const quoted = [message, view.run?.nonce ?? message, ...scripted].find((words) => whole.includes(words))
    // A runtime need not tell codes of providers at all.
    const reduced = code === undefined || code === type
    check(reduced && quoted === undefined, terminal, () => ({
      expected: `provider_code ${type} and nothing else of the details`,
      saw: quoted === undefined ? brief(code) : 'words of the details'
    }))
  }
})
