import type { Scenario } from '../model/scenario.ts'

/** What stands for the placeholders of one run. */
export interface Tokens {
  readonly nonce: string
  readonly ability: string
  readonly fresh: string
  /** A URL of media at the origin where no request may arrive. */
  readonly media: string
}

/** What stands for `{{bulk}}`: half a mebibyte of short words, so that a scenario of many megabytes is a small file. */
export const bulk = 'one two three four fifth '.repeat(21 * 1024)

/** Replaces `{{nonce}}`, `{{ability}}`, `{{fresh}}`, `{{media}}` and `{{bulk}}` in every string of a JSON value. */
export function fill<T>(value: T, tokens: Tokens): T {
  if (typeof value === 'string') {
    return value
      .replaceAll('{{nonce}}', tokens.nonce)
      .replaceAll('{{ability}}', tokens.ability)
      .replaceAll('{{fresh}}', tokens.fresh)
      .replaceAll('{{media}}', tokens.media)
      .replaceAll('{{bulk}}', bulk) as T
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, tokens)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, tokens)])) as T
}

/** Whether any script of the scenario says `{{fresh}}`. */
export function saysFresh(scenario: Scenario): boolean {
  return JSON.stringify(scenario.calls).includes('{{fresh}}')
}

/**
 * The request of a submit step: `{ability, input: [nonce]}`, the nonce behind its label where there is one, with the scenario's and the
 * step's fields over it. Where the fields bring an
 * input of their own without the nonce, it is put before the first text part, so that the lab can tell whose call it is.
 */
export function requestOf(
  scenario: Scenario,
  patch: Readonly<Record<string, unknown>>,
  tokens: Tokens,
  label?: string
): Record<string, unknown> {
  const mark = label === undefined ? `[${tokens.nonce}]` : `[label-${label}-${tokens.nonce}]`
  const own = { ability: tokens.ability, input: [{ type: 'text', text: mark }] }
  const request = { ...own, ...fill(scenario.request ?? {}, tokens), ...fill(patch, tokens) }
  if (!Array.isArray(request.input) || JSON.stringify(request.input).includes(tokens.nonce)) return request
  const parts = request.input as readonly unknown[]
  const first = parts.findIndex(isTextPart)
  if (first === -1) return request
  return { ...request, input: parts.map((part, at) => (at === first && isTextPart(part) ? marked(part, mark) : part)) }
}

interface TextPart {
  readonly type: 'text'
  readonly text: string
}

function isTextPart(part: unknown): part is TextPart {
  const { type, text } = (part ?? {}) as { type?: unknown; text?: unknown }
  return type === 'text' && typeof text === 'string'
}

const marked = (part: TextPart, mark: string): TextPart => ({ ...part, text: `${mark} ${part.text}` })
