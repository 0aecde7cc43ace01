import type { Act, ScriptFinish } from '../../../model/script.ts'
import { errorObject, errors } from '../openai-errors.ts'
import type { Item, Payload } from './items.ts'
import { itemObject } from './items.ts'
import type { Output } from './output.ts'
import type { ResponseState } from './response-object.ts'

export type EndAct = Extract<Act, { end: unknown }>
export type ErrorAct = Extract<Act, { error: unknown }>

interface Ending {
  readonly status: 'completed' | 'incomplete'
  readonly reason?: string
}

/** How the Responses API says each finish. It has no pause: that and `other` are reasons nobody has listed. */
export const endings: Readonly<Record<ScriptFinish, Ending>> = {
  stop: { status: 'completed' },
  tool_calls: { status: 'completed' },
  refusal: { status: 'completed' },
  length: { status: 'incomplete', reason: 'max_output_tokens' },
  content_filter: { status: 'incomplete', reason: 'content_filter' },
  pause: { status: 'incomplete', reason: 'lab_unlisted_pause' },
  other: { status: 'incomplete', reason: 'lab_unlisted' }
}

/**
 * The terminal. Forms: `unclosed` leaves the done events out (items then stand in the final response only); `empty_output` has an
 * empty final `output`; `snapshot_differs` ends the last item with a text that its deltas do not join to; `no_usage` leaves usage out.
 */
export function ending(
  act: EndAct['end'],
  output: Output,
  usage: unknown
): { before: Payload[]; type: string; state: ResponseState } {
  const { status, reason } = endings[act.finish]
  const refused =
    act.finish === 'refusal' && !output.items.some(isRefusal) ? output.part('refusal', 0, '', Infinity) : []
  if (act.form === 'snapshot_differs') spoil(output.items.at(-1))
  const closed = output.closeAll(status, act.form !== 'unclosed')
  const items = act.form === 'empty_output' ? [] : output.items.map((item) => itemObject(item))
  return {
    before: [...refused, ...closed],
    type: `response.${status}`,
    state: {
      status,
      output: items,
      usage: act.form === 'no_usage' ? undefined : usage,
      ...(reason === undefined ? {} : { reason })
    }
  }
}

/**
 * An in-band error. Forms: `nested` (default: an error event that holds an object, then `response.failed`), `flat` (the fields stand
 * in the event itself), `failed` (`response.failed` alone). Form `untyped` has no event type and is not made here.
 */
export function failure(
  error: ErrorAct['error'],
  response: (state: Pick<ResponseState, 'status' | 'error'>) => unknown
): Payload[] {
  const object = errorObject(error.kind, error.message)
  const code = errors[error.kind].code ?? null
  const message = String(object.message)
  const failed = { type: 'response.failed', response: response({ status: 'failed', error: { code, message } }) }
  if (error.form === 'flat') return [{ type: 'error', code, message, param: null }]
  if (error.form === 'failed') return [failed]
  return [{ type: 'error', error: object }, failed]
}

function isRefusal(item: Item): boolean {
  return item.type === 'message' && item.parts.some((part) => part.type === 'refusal')
}

function spoil(item: Item | undefined): void {
  if (item?.type === 'message') {
    const part = item.parts.at(-1)
    if (part !== undefined) part.text += '~'
  } else if (item !== undefined) item.text += '~'
}
