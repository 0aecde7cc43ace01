import type { SeenEvent } from '../shared/event.ts'
import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** What a part is: the text, the reasoning or the refusal of its index, or one tool call. */
function partOf({ type, data }: SeenEvent): string | undefined {
  if (data.output_index === undefined) return undefined
  if (type === 'tool.call.started') return `tool call ${brief(data.call_id)}`
  return /^output\.(reasoning\.|refusal\.)?delta$/.test(type) ? type : undefined
}

/** Every `output_index` is a non-negative integer, and no two parts of different kinds, nor two tool calls, have the same one. */
export const outputIndex = streamed(
  'events/output-index',
  () => new Map<unknown, string>(),
  (parts, event, check) => {
    const part = partOf(event)
    if (part === undefined) return parts
    const index = event.data.output_index
    const other = parts.get(index)
    const valid = Number.isSafeInteger(index) && Number(index) >= 0
    check(valid && (other === undefined || other === part), event, () => ({
      expected: valid ? `an index of its own for ${part}` : 'output_index as a non-negative integer',
      saw: valid ? `${brief(index)}, which is that of ${other}` : brief(index)
    }))
    parts.set(index, part)
    return parts
  }
)
