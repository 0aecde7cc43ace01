import type { ContentPart, ExecutionRequest, InputPart, Modality } from '../../generated/types.ts'

type AnyPart = InputPart | ContentPart

/** A part and the parts inside it: the content of a message, and of a tool result that is no mere text. */
export function* withNestedParts(part: InputPart): Generator<AnyPart> {
  yield part
  if (part.type === 'message') yield* part.content
  else if (part.type === 'tool_result' && typeof part.output !== 'string') yield* part.output
}

/** The kinds of content that a request sends, wherever in its input they stand; inline media count as their type. */
export function sentModalities(request: ExecutionRequest): Set<Modality> {
  const sent = new Set<Modality>()
  for (const part of request.input) {
    for (const { type } of withNestedParts(part)) {
      if (type !== 'message' && type !== 'tool_call' && type !== 'tool_result' && type !== 'provider_state')
        sent.add(type)
    }
  }
  return sent
}
