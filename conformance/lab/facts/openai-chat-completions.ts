import type { AskedFacts, AskedPiece } from '../../model/ledger.ts'
import { digestJson, digestJsonText, digestText } from './digest.ts'
import { type Loose, list, record, text } from './loose.ts'
import { isSystem, textOf } from './openai-messages.ts'

/** What a body of `POST /v1/chat/completions` asks for. This dialect has no state of the provider's own. */
export function askedOfChat(body: Loose): AskedFacts {
  const messages = list(body.messages).map(record)
  const calls = messages.flatMap(({ tool_calls }) => list(tool_calls).map((call) => record(call).id))
  const system = messages.filter(isSystem).map(({ content }) => textOf(content))
  const format = record(body.response_format)
  return {
    ...(system.length === 0 ? {} : { system: digestText(system.join('\n')) }),
    pieces: messages.filter((message) => !isSystem(message)).flatMap((message) => piecesOf(message, calls)),
    tools: list(body.tools).map((tool) => toolOf(record(record(tool).function))),
    ...choiceOf(body.tool_choice),
    ...(typeof body.parallel_tool_calls === 'boolean' ? { parallel: body.parallel_tool_calls } : {}),
    ...(format.type === 'json_schema' ? { schema: digestJson(record(format.json_schema).schema) } : {}),
    parameters: parametersOf(body)
  }
}

function toolOf({ name, parameters, description }: Loose): AskedFacts['tools'][number] {
  const described = typeof description === 'string' ? { description: digestText(description) } : {}
  return { name: text(name), parameters: digestJson(parameters), ...described }
}

function piecesOf({ role, content, tool_call_id, tool_calls }: Loose, calls: readonly unknown[]): AskedPiece[] {
  if (role === 'tool') {
    return [{ kind: 'result', of: calls.indexOf(tool_call_id), hash: digestText(textOf(content)), error: false }]
  }
  const parts = typeof content === 'string' ? [{ type: 'text', text: content }] : list(content)
  const said = parts.map((part) => partOf(record(part), text(role)))
  // Beside its calls a message has an empty text, or none.
  const whole = list(tool_calls).length > 0 && content === '' ? [] : said
  return [...whole, ...list(tool_calls).map((call) => callOf(record(call)))]
}

function callOf({ id, function: called }: Loose): AskedPiece {
  const { name, arguments: given } = record(called)
  return { kind: 'call', id: digestText(text(id)), name: text(name), hash: digestJsonText(text(given)) }
}

function partOf(part: Loose, role: string): AskedPiece {
  const source = record(part.image_url).url ?? record(part.file).file_data ?? record(part.input_audio).data
  if (source === undefined) return { kind: 'text', role, hash: digestText(text(part.text ?? part.refusal)) }
  return { kind: 'media', role, hash: digestText(text(source).replace(/^data:[^,]*,/, '')) }
}

function choiceOf(choice: unknown): { toolChoice?: string } {
  if (choice === undefined) return {}
  return { toolChoice: typeof choice === 'string' ? choice : `tool:${text(record(record(choice).function).name)}` }
}

function parametersOf({ max_completion_tokens, max_tokens, temperature, top_p, stop, reasoning_effort }: Loose): Loose {
  const fields = {
    max_output_tokens: max_completion_tokens ?? max_tokens,
    temperature,
    top_p,
    stop,
    reasoning_effort
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}
