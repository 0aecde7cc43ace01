import type { AskedFacts, AskedPiece } from '../../model/ledger.ts'
import type { IsOwnState } from './asked-facts.ts'
import { digestJson, digestText } from './digest.ts'
import { type Loose, list, record, text } from './loose.ts'

/** What a body of `POST /v1/messages` asks for. */
export function askedOfMessages(body: Loose, isOwn: IsOwnState): AskedFacts {
  const turns = list(body.messages).map(record)
  const blocks = turns.flatMap(({ role, content }) => blocksOf(content).map((block) => ({ role: text(role), block })))
  const calls = blocks.filter(({ block }) => block.type === 'tool_use').map(({ block }) => block.id)
  const format = record(record(body.output_config).format)
  return {
    ...(body.system === undefined ? {} : { system: digestText(textOf(body.system)) }),
    pieces: blocks.map(({ role, block }) => pieceOf(role, block, calls, isOwn)),
    tools: list(body.tools)
      .map(record)
      .map(({ name, input_schema, description }) => ({
        name: text(name),
        parameters: digestJson(input_schema),
        ...(typeof description === 'string' ? { description: digestText(description) } : {})
      })),
    ...choiceOf(body.tool_choice),
    ...(format.type === 'json_schema' ? { schema: digestJson(format.schema) } : {}),
    parameters: parametersOf(body)
  }
}

const blocksOf = (content: unknown): readonly Loose[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : list(content).map(record)

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : list(content)
        .map((block) => text(record(block).text))
        .join('')

function pieceOf(role: string, block: Loose, calls: readonly unknown[], isOwn: IsOwnState): AskedPiece {
  switch (block.type) {
    case 'tool_use':
      return { kind: 'call', id: digestText(text(block.id)), name: text(block.name), hash: digestJson(block.input) }
    case 'tool_result': {
      const hash = digestText(textOf(block.content))
      return { kind: 'result', of: calls.indexOf(block.tool_use_id), hash, error: block.is_error === true }
    }
    case 'thinking':
    case 'redacted_thinking':
      return { kind: 'state', own: isOwn(text(block.signature ?? block.data)) }
    case 'text':
      return { kind: 'text', role, hash: digestText(text(block.text)) }
    default: {
      const { data, url } = record(block.source)
      return { kind: 'media', role, hash: digestText(text(data ?? url)) }
    }
  }
}

function choiceOf(choice: unknown): { toolChoice?: string; parallel?: boolean } {
  if (choice === undefined) return {}
  const { type, name, disable_parallel_tool_use: disabled } = record(choice)
  const word = type === 'any' ? 'required' : type === 'tool' ? `tool:${text(name)}` : text(type)
  return { toolChoice: word, ...(typeof disabled === 'boolean' ? { parallel: !disabled } : {}) }
}

function parametersOf(body: Loose): Loose {
  const fields = {
    max_output_tokens: body.max_tokens,
    temperature: body.temperature,
    top_p: body.top_p,
    stop: body.stop_sequences,
    reasoning_effort: record(body.output_config).effort
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}
