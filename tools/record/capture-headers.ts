import type { HeaderList } from '../sanitize/exchange.ts'
import { headerTreatment, isRecordable } from '../sanitize/header-rules.ts'

/** Headers that a proxy answers for itself and never passes on (RFC 9110, section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade'
])

/** Name and value by turns, as Node.js gives them. */
export type RawHeaders = readonly string[]

const pairs = (raw: RawHeaders): [name: string, value: string][] =>
  raw.flatMap((name, place) => (place % 2 === 0 ? [[name, raw[place + 1] ?? ''] as [string, string]] : []))

/** What is written to disk: values of the headers that the table names, and of all others the name alone. */
export function recordedHeaders(raw: RawHeaders): HeaderList {
  const values: Record<string, string> = {}
  const dropped = new Set<string>()
  for (const [given, value] of pairs(raw)) {
    const name = given.toLowerCase()
    if (isRecordable(name)) values[name] = values[name] === undefined ? value : `${values[name]}, ${value}`
    else dropped.add(name)
  }
  return { values, dropped: [...dropped].sort() }
}

/** What is passed on, as it came: no name is changed, no value is joined with another. */
export function passedHeaders(raw: RawHeaders, without: readonly string[] = []): string[] {
  const named = pairs(raw)
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(/\s*,\s*/))
  return pairs(raw)
    .filter(([name]) => {
      const lower = name.toLowerCase()
      return !hopByHop.has(lower) && !named.includes(lower) && !without.includes(lower)
    })
    .flat()
}

/** Name and password of a login, which its header only encodes. */
function loginOf(value: string): string[] {
  const [, encoded] = /^basic\s+(\S+)$/i.exec(value.trim()) ?? []
  const login = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('latin1')
  return [login, ...login.split(/:(.*)/s)]
}

/** The values by which the client proves who it is, in all their parts. They are known only to be blacked out where they come back. */
export function credentialsOf(raw: RawHeaders): string[] {
  return pairs(raw).flatMap(([given, value]) => {
    const name = given.toLowerCase()
    const secret =
      /auth|key|token|secret|cookie|credential|session|signature/.test(name) && headerTreatment(name) !== 'keep'
    return secret ? [...value.split(/[\s;,=]+/), value, ...loginOf(value)].filter((part) => part.length >= 8) : []
  })
}
