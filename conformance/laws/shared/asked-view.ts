import { isDeepStrictEqual } from 'node:util'
import { digestJsonText, digestText } from '../../lab/facts/digest.ts'
import type { AskedFacts, AskedPiece } from '../../model/ledger.ts'
import { type RequestBody, record, records } from '../../oracle/request-body.ts'
import type { Check } from './check.ts'
import type { ExecutionView } from './execution-view.ts'
import { joined } from './facts-of.ts'
import { brief } from './json.ts'
import type { CallView } from './ledger-view.ts'
import type { RunView } from './run-view.ts'

/** One provider request that can be told in neutral words, beside the request that it serves. */
export interface AskedView {
  readonly execution: ExecutionView
  readonly request: RequestBody
  readonly call: CallView
  readonly asked: AskedFacts
}

export function askedOf(view: RunView): readonly AskedView[] {
  return joined(view).flatMap((execution) =>
    execution.calls.flatMap((call): AskedView[] => {
      const { asked } = call.request
      return asked === undefined ? [] : [{ execution, request: execution.request, call, asked }]
    })
  )
}

/** Checks, for every provider request of a caller's request that speaks of something, that the provider heard the same. */
export function checkAsked(
  view: RunView,
  check: Check,
  wanted: (asked: AskedView) => unknown,
  heard: (asked: AskedView) => unknown
): void {
  for (const each of askedOf(view)) {
    const expected = wanted(each)
    if (expected === undefined) continue
    const saw = heard(each)
    check(isDeepStrictEqual(saw, expected), each.call, () => ({ expected: brief(expected), saw: brief(saw) }))
  }
}

const turnParts: readonly unknown[] = ['message', 'tool_call', 'tool_result']

export const hasTurns = (request: RequestBody): boolean =>
  records(request.input).some(({ type }) => turnParts.includes(type))

export const partsOf = (request: RequestBody, type: string): readonly RequestBody[] =>
  records(request.input).filter((part) => part.type === type)

/** What a provider must hear of an input, in its order; the provider's own state is left out. */
export function piecesOf(request: RequestBody): readonly Piece[] {
  const calls = partsOf(request, 'tool_call').map(({ call_id }) => call_id)
  return records(request.input).flatMap((part): Piece[] => {
    if (part.type === 'message') return records(part.content).flatMap((content) => plain(content, String(part.role)))
    if (part.type === 'tool_call') return [['call', String(part.name), digestJsonText(String(part.arguments))]]
    if (part.type === 'tool_result') return [['result', calls.indexOf(part.call_id)]]
    return part.type === 'provider_state' ? [] : plain(part, 'user')
  })
}

/** A piece as far as it is compared: results by the call that they belong to, all else by content. */
export type Piece = readonly (string | number)[]

function plain(part: RequestBody, role: string): Piece[] {
  if (part.type === 'text') return [['text', role, digestText(String(part.text))]]
  if (part.type === 'json') return [['text', role, digestText(JSON.stringify(part.value))]]
  return [['media', role, digestText(String(part.data ?? part.uri))]]
}

/** The same of what was heard. */
export function heardPieces({ pieces }: AskedFacts): readonly Piece[] {
  return pieces.flatMap((piece: AskedPiece): Piece[] => {
    if (piece.kind === 'state') return []
    if (piece.kind === 'call') return [['call', piece.name, piece.hash]]
    return piece.kind === 'result' ? [['result', piece.of]] : [[piece.kind, piece.role, piece.hash]]
  })
}

/** The text of a tool's answer. */
export function resultText({ output }: RequestBody): string {
  if (typeof output === 'string') return output
  return records(output)
    .map(({ text }) => String(text ?? ''))
    .join('')
}

export const fieldOf = (request: RequestBody, field: string): RequestBody => record(request[field])
