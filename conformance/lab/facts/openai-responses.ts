import type { AskedFacts, AskedPiece } from '../../model/ledger.ts'
import type { IsOwnState } from './asked-facts.ts'
import { digestJson, digestJsonText, digestText } from './digest.ts'
import { type Loose, list, record, text } from './loose.ts'
import { isSystem, textOf } from './openai-messages.ts'

/** What a body of `POST /v1/responses` asks for. */
export function askedOfResponses(body: Loose, isOwn: IsOwnState): AskedFacts {
  const items = typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : list(body.input).map(record)
  const calls = items.filter(({ type }) => type === 'function_call').map(({ call_id }) => call_id)
  const system = systemOf(body, items)
  const format = record(record(body.text).format)
  return {
    ...(system === undefined ? {} : { system: digestText(system) }),
    pieces: items.flatMap((item) => piecesOf(item, calls, isOwn)),
    tools: list(body.tools)
      .map(record)
      .map(({ name, parameters, description }) => ({
        name: text(name),
        parameters: digestJson(parameters),
        ...(typeof description === 'string' ? { description: digestText(description) } : {})
      })),
    ...choiceOf(body.tool_choice),
    ...(typeof body.parallel_tool_calls === 'boolean' ? { parallel: body.parallel_tool_calls } : {}),
    ...(format.type === 'json_schema' ? { schema: digestJson(format.schema) } : {}),
    parameters: parametersOf(body)
  }
}

/** System text may stand in a field of its own or in messages of a system role. */
function systemOf({ instructions }: Loose, items: readonly Loose[]): string | undefined {
  const said = items.filter(isSystem).map(({ content }) => textOf(content))
  const all = [...(typeof instructions === 'string' ? [instructions] : []), ...said]
  return all.length === 0 ? undefined : all.join('\n')
}

function piecesOf(item: Loose, calls: readonly unknown[], isOwn: IsOwnState): AskedPiece[] {
  if (item.type === 'function_call') {
    const { call_id, name, arguments: given } = item
    return [{ kind: 'call', id: digestText(text(call_id)), name: text(name), hash: digestJsonText(text(given)) }]
  }
  if (item.type === 'function_call_output') {
    const hash = digestText(textOf(item.output))
    return [{ kind: 'result', of: calls.indexOf(item.call_id), hash, error: false }]
  }
  if (item.type === 'reasoning') return [{ kind: 'state', own: isOwn(text(item.encrypted_content)) }]
  if (isSystem(item)) return []
  const role = text(item.role)
  const content = typeof item.content === 'string' ? [{ type: 'input_text', text: item.content }] : list(item.content)
  return content.map(record).map((part) => partOf(part, role))
}

function partOf(part: Loose, role: string): AskedPiece {
  const source = part.image_url ?? part.file_data ?? part.file_url
  if (source === undefined) return { kind: 'text', role, hash: digestText(text(part.text)) }
  return { kind: 'media', role, hash: digestText(text(source).replace(/^data:[^,]*,/, '')) }
}

function choiceOf(choice: unknown): { toolChoice?: string } {
  if (choice === undefined) return {}
  return { toolChoice: typeof choice === 'string' ? choice : `tool:${text(record(choice).name)}` }
}

function parametersOf(body: Loose): Loose {
  const { max_output_tokens, temperature, top_p, stop } = body
  const reasoning_effort = record(body.reasoning).effort
  return defined({ max_output_tokens, temperature, top_p, stop, reasoning_effort })
}

const defined = (fields: Loose): Loose =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
