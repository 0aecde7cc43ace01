import { errorCauses } from '../../generated/errors.ts'
import type { ErrorCode, FinishReason, RemoteOutcome } from '../../generated/types.ts'
import { type Check, fields, integer, listOf, quantity, recordOf, text, word } from './check.ts'

const day = 86_400_000
const anyText = text(0, 1_048_576)

const finishReasons: Check<FinishReason> = word(
  'stop',
  'length',
  'tool_calls',
  'content_filter',
  'refusal',
  'pause',
  'other'
)

const remoteOutcomes: Check<RemoteOutcome> = word('not_started', 'unknown', 'finished')

const failingCodes = new Set<ErrorCode>(
  Object.values(errorCauses).flatMap((cause) => (cause.failureClass ? [cause.code] : []))
)

const failure = fields(
  { class: word('transient', 'uncertain', 'target_scoped', 'request_scoped'), code: word<ErrorCode>(...failingCodes) },
  {
    message: text(1, 256),
    provider_code: text(1, 64),
    retry_after_ms: integer(0, day),
    remote_outcome: remoteOutcomes,
    after_deltas: integer(0, 1_000_000),
    calls: integer(0, 1_000_000)
  }
)

const anything: Check<unknown> = (value) => value

/** What the mock answers, by configuration. */
export const mockBehaviour = fields(
  {},
  {
    text: anyText,
    deltas: integer(0, 1_000_000),
    deltas_per_batch: integer(1, 1_000_000),
    first_delay_ms: integer(0, day),
    delay_ms: integer(0, day),
    reasoning: anyText,
    refusal: anyText,
    tool_calls: listOf(fields({ name: text(1, 256), arguments: anyText }, {})),
    usage: recordOf(quantity),
    finish_reason: finishReasons,
    provider_state: anything,
    failure
  }
)
