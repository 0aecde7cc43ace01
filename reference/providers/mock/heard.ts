import type { ContentPart, ExecutionRequest, InputPart } from '../../../generated/types.ts'

/** A part as text: text as it is, JSON and the mock's own state as JSON, media by their kind alone. */
function partText(part: InputPart | ContentPart): string {
  switch (part.type) {
    case 'text':
      return part.text
    case 'json':
      return JSON.stringify(part.value)
    case 'message':
      return part.content.map(partText).join('\n')
    case 'tool_call':
      return `${part.name} ${part.arguments}`
    case 'tool_result':
      return typeof part.output === 'string' ? part.output : part.output.map(partText).join('\n')
    case 'provider_state':
      return `[state ${JSON.stringify(part.data)}]`
    default:
      return `[${part.type}]`
  }
}

const isAnswer = (part: InputPart): boolean =>
  part.type === 'tool_call' || (part.type === 'message' && part.role === 'assistant')

/** What was said since the model last spoke: all of a request without turns. */
export function lastTurn({ input }: ExecutionRequest): InputPart[] {
  return input.slice(input.findLastIndex(isAnswer) + 1)
}

/** The last turn as text. */
export function heardText(request: ExecutionRequest): string {
  return lastTurn(request).map(partText).join('\n')
}

/** Everything that the model reads, as text. */
export function wholeText({ instructions, input }: ExecutionRequest): string {
  return [...(instructions === undefined ? [] : [instructions]), ...input.map(partText)].join('\n')
}
