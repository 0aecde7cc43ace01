import { BodyReader } from './body-sites.ts'
import type { Chunk, Exchange } from './exchange.ts'
import { Allowed, type Finding } from './finding.ts'
import { standInOrigin } from './provider-name.ts'
import { type BodyInput, sanitizeBody, surveyBody } from './sanitize-body.ts'
import { sanitizeHeaders } from './sanitize-headers.ts'
import { sanitizePath } from './sanitize-path.ts'
import { SanitizeState } from './sanitize-state.ts'

export interface SanitizedExchange {
  readonly exchange: Exchange
  /** How often each rule replaced something. */
  readonly counts: Readonly<Record<string, number>>
  /** False once encrypted state was replaced: the provider would refuse what is sent back. */
  readonly replayable: boolean
}

export interface SanitizedSet {
  readonly exchanges: readonly SanitizedExchange[]
  /** Not empty: nothing of the set may be used. */
  readonly findings: readonly Finding[]
  /** Exceptions of the user that were needed. */
  readonly allowed: readonly string[]
}

/**
 * Sanitises exchanges that belong together, so that the same id, time and state becomes the same thing in all of them, and makes sure that a
 * second run would change nothing. Writes nothing.
 */
export function sanitizeSet(exchanges: readonly Exchange[], allow: readonly string[] = []): SanitizedSet {
  const allowed = new Allowed(allow)
  const reader = new BodyReader()
  const first = sanitizeOnce(exchanges, allowed, reader)
  const findings = [...first.findings]
  if (findings.length === 0) {
    const cleaned = first.exchanges.map(({ exchange }) => exchange)
    const second = sanitizeOnce(cleaned, allowed, reader)
    for (const [place, { exchange }] of second.exchanges.entries()) {
      if (JSON.stringify(exchange) !== JSON.stringify(cleaned[place]))
        findings.push({ exchange: exchange.name, where: 'second run', what: 'would change what the first run made' })
    }
    findings.push(...second.findings)
  }
  return { exchanges: first.exchanges, findings, allowed: allowed.used() }
}

function sanitizeOnce(
  exchanges: readonly Exchange[],
  allowed: Allowed,
  reader: BodyReader
): Omit<SanitizedSet, 'allowed'> {
  const state = new SanitizeState()
  const findings: Finding[] = []
  for (const exchange of exchanges) survey(exchange, state, reader)
  const sanitized = exchanges.map((exchange) => sanitizeExchange(exchange, { state, allowed, reader }, findings))
  return { exchanges: sanitized, findings }
}

interface Tools {
  readonly state: SanitizeState
  readonly allowed: Allowed
  readonly reader: BodyReader
}

function survey(exchange: Exchange, state: SanitizeState, reader: BodyReader): void {
  const { request, response } = exchange
  const standIn = standInOrigin(exchange.provider)
  if (exchange.origin !== standIn) state.origins.set(exchange.origin, standIn)
  for (const value of [...Object.values(request?.headers.values ?? {}), ...Object.values(response.headers.values)])
    state.survey(value)
  if (request !== undefined) state.survey(request.path)
  for (const input of bodies(exchange, reader)) surveyBody(input, state)
}

function bodies(exchange: Exchange, reader: BodyReader): [BodyInput, BodyInput] {
  const { name, provider, request, response } = exchange
  const about = { exchange: name, provider, reader }
  return [
    {
      ...about,
      file: 'request',
      contentType: request?.headers.values['content-type'] ?? '',
      body: request?.body ?? ''
    },
    { ...about, file: 'response', contentType: response.headers.values['content-type'] ?? '', body: response.body }
  ]
}

function sanitizeExchange(
  exchange: Exchange,
  { state, allowed, reader }: Tools,
  findings: Finding[]
): SanitizedExchange {
  const [asked, answered] = bodies(exchange, reader).map((input) => sanitizeBody(input, state, allowed)) as [Body, Body]
  const heads = [exchange.request?.headers, exchange.response.headers].map((list, place) =>
    sanitizeHeaders(
      list ?? { values: {}, dropped: [] },
      exchange.name,
      place === 0 ? 'request' : 'response',
      state,
      allowed
    )
  ) as [Heads, Heads]
  const path = sanitizePath(exchange.request?.path ?? '', exchange.name, state, allowed)
  const all = [asked, answered, ...heads, path]
  findings.push(...all.flatMap((part) => part.findings))
  const { request, response, chunks } = exchange
  return {
    exchange: {
      ...exchange,
      origin: standInOrigin(exchange.provider),
      request: request && { ...request, path: path.path, headers: heads[0].headers, body: request.body && asked.body },
      response: { ...response, headers: heads[1].headers, body: answered.body },
      chunks: chunks && movedChunks(chunks, answered.moved)
    },
    counts: sum(all.map(({ counts }) => counts)),
    replayable: !all.some(({ counts }) => (counts.state ?? 0) > 0)
  }
}

type Body = ReturnType<typeof sanitizeBody>
type Heads = ReturnType<typeof sanitizeHeaders>

/** The same borders in the new bytes; a chunk of which nothing remains goes. */
function movedChunks(chunks: readonly Chunk[], moved: (place: number) => number): Chunk[] {
  let from = 0
  let before = 0
  return chunks.flatMap(({ bytes, at_ms }) => {
    from += bytes
    const to = moved(from)
    const size = to - before
    before = to
    return size > 0 ? [{ bytes: size, at_ms }] : []
  })
}

function sum(parts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const [rule, count] of parts.flatMap((part) => Object.entries(part))) total[rule] = (total[rule] ?? 0) + count
  return Object.fromEntries(Object.entries(total).sort(([a], [b]) => (a < b ? -1 : 1)))
}
