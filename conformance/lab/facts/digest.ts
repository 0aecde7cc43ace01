import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** A short hash of a text: enough to compare by, nothing to read. */
export const digestText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20)

/** The same of a JSON value, whatever the order of its keys. */
export const digestJson = (value: unknown): string => digestText(canonicalize(value ?? null) ?? 'null')

/** The same of JSON text; text that is no JSON is hashed as it is, and none counts as the empty object. */
export function digestJsonText(text: string): string {
  try {
    return digestJson(JSON.parse(text === '' ? '{}' : text))
  } catch {
    return digestText(text)
  }
}
