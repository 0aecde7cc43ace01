import type { Act, ScriptFinish } from '../../../model/script.ts'
import type { Frame } from '../dialect.ts'
import type { ChunkWriter } from './chunks.ts'
import { chatErrorObject } from './errors.ts'

/** How Chat Completions says each finish. A refusal stands in the message alone; a pause and `other` are words that nobody has listed. */
export const finishReasons: Readonly<Record<ScriptFinish, string>> = {
  stop: 'stop',
  refusal: 'stop',
  length: 'length',
  tool_calls: 'tool_calls',
  content_filter: 'content_filter',
  pause: 'lab_unlisted_pause',
  other: 'lab_unlisted'
}

/**
 * An in-band error: a frame with the error object alone, after which nothing comes. Form `failed`: the object stands in a chunk whose
 * choice finishes with `error`, as gateways say it. This dialect has no other form.
 */
export function errorFrame({ error }: Extract<Act, { error: unknown }>, chunks: ChunkWriter): Frame {
  const object = chatErrorObject(error.kind, error.message)
  if (error.form === 'failed') return chunks.choice({ content: '' }, 'error', { error: object })
  return { data: JSON.stringify({ error: object }) }
}
