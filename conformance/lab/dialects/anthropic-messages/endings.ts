import type { Act, ErrorKind, ScriptFinish } from '../../../model/script.ts'
import type { Frame } from '../dialect.ts'
import { errorObject } from './errors.ts'

export type EndAct = Extract<Act, { end: unknown }>

/** How Anthropic says each finish. It has no content filter: that and `other` are reasons nobody has listed. */
export const stopReasons: Readonly<Record<ScriptFinish, string>> = {
  stop: 'end_turn',
  tool_calls: 'tool_use',
  refusal: 'refusal',
  length: 'max_tokens',
  pause: 'pause_turn',
  content_filter: 'lab_unlisted_filter',
  other: 'lab_unlisted'
}

/** Other documented words for the same finish. */
const formReasons: Readonly<Record<string, string>> = {
  stop_sequence: 'stop_sequence',
  context_window: 'model_context_window_exceeded'
}

/** The `delta` of the last `message_delta`. `refusal` is what the script let the model say about it. */
export function endDelta(end: EndAct['end'], refusal: string): Record<string, unknown> {
  const stop_reason = formReasons[end.form ?? ''] ?? stopReasons[end.finish]
  const explanation = refusal === '' ? null : refusal
  return {
    stop_reason,
    stop_sequence: stop_reason === 'stop_sequence' ? 'END' : null,
    stop_details: end.finish === 'refusal' ? { type: 'refusal', category: null, explanation } : null
  }
}

/**
 * An in-band error. Forms that proxies make of it: `untyped` (the data has no type), `message` (the same under the event name
 * `message`), `unnamed` (no event name), `misnamed` (the name of another event); the type in the data is what counts.
 */
export function errorFrame(
  error: { readonly kind: ErrorKind; readonly message?: string; readonly form?: string },
  requestId: string,
  write: (value: unknown) => string
): Frame {
  const object = errorObject(error.kind, error.message)
  const typed = write({ type: 'error', error: object, request_id: requestId })
  if (error.form === 'untyped') return { event: 'error', data: write({ error: object }) }
  if (error.form === 'message') return { event: 'message', data: write({ error: object }) }
  if (error.form === 'unnamed') return { data: typed }
  return { event: error.form === 'misnamed' ? 'content_block_delta' : 'error', data: typed }
}
