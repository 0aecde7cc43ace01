import type { Place } from './field-rules.ts'
import { type JsonToken, jsonTokens } from './json-tokens.ts'
import type { Field, Site } from './site.ts'
import { jsonStringView, type Layer, plainView, type TextView } from './text-view.ts'

/** A JSON document inside a body. `toBody` says where a place of it stands there. */
export interface DocumentSpan {
  readonly source: string
  readonly layer: Layer
  /** What the user is told about where it stands, such as `event 12`. */
  readonly where: string
  readonly embedded: boolean
  readonly toBody: (place: number) => number
}

/** Sites and fields of a JSON document; `undefined` when it is none. */
export function jsonSites(span: DocumentSpan): { sites: Site[]; fields: Field[] } | undefined {
  const tokens = jsonTokens(span.source)
  if (tokens === undefined) return undefined
  return { sites: tokens.map((token) => siteOf(token, span)), fields: span.embedded ? [] : fieldsOf(tokens, span) }
}

function siteOf(token: JsonToken, span: DocumentSpan): Site {
  const inDocument =
    token.kind === 'number'
      ? plainView(span.source.slice(token.start, token.end), token.start)
      : jsonStringView(span.source, token.start, token.end, span.layer)
  const view: TextView = {
    text: inDocument.text,
    carry(edit) {
      const carried = inDocument.carry(edit)
      return { ...carried, start: span.toBody(carried.start), end: span.toBody(carried.end - 1) + 1 }
    }
  }
  // The name of a member may itself be what must not be told.
  const name =
    token.kind === 'key' ? `a member name of ${nameOf(token.path.slice(0, -1)) || 'the root'}` : nameOf(token.path)
  const place: Place = { path: token.path, container: token.container, embedded: span.embedded }
  return { kind: token.kind, where: `${span.where} ${name}`, name, place, text: view.text, parts: [{ view }] }
}

/** A path without the places in lists, so that one exception covers all of them. */
export function nameOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '')
}

const carriers = new Set(['response', 'message'])

function fieldsOf(tokens: readonly JsonToken[], { where }: DocumentSpan): Field[] {
  return tokens.flatMap(({ kind, path }) => {
    const [first = '', second] = path
    if (kind !== 'key') return []
    if (path.length === 1) return [{ name: String(first), where }]
    return path.length === 2 && carriers.has(String(first)) ? [{ name: `${first}.${second}`, where }] : []
  })
}
