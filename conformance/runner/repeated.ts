import type { Repeat, RequestLimit } from '../model/scenario.ts'

/** A limit beyond these is not gone to: reaching it would cost more than it tells. */
const farthest: Readonly<Record<RequestLimit, number>> = {
  body_bytes: 33_554_432,
  parts: 16_384,
  uri_length: 131_072,
  json_depth: 4096
}

/** A body with what it repeats put in; `undefined` where a limit is too far away, the body is above it as it
 * stands, or its own length is in the way. */
export function repeated(
  raw: string,
  repeat: Readonly<Record<string, Repeat>>,
  limits: Readonly<Record<RequestLimit, number>>
): string | undefined {
  const entries = Object.entries(repeat)
  // What the whole body's length decides comes last.
  const last = entries.filter(([, { times }]) => typeof times === 'object' && times.limit === 'body_bytes')
  let body: string | undefined = raw
  for (const [name, { text, times }] of [...entries.filter((entry) => !last.includes(entry)), ...last]) {
    if (body === undefined) return undefined
    const place = `{{${name}}}`
    const rest: number = Buffer.byteLength(body) - place.length
    const count = typeof times === 'number' ? times : copies(times, text, rest, limits)
    body = count === undefined ? undefined : body.replaceAll(place, () => copiesOf(text, count))
  }
  // A body that is too long for another limit than its own would be refused for that.
  return last.length === 0 && body !== undefined && Buffer.byteLength(body) > limits.body_bytes ? undefined : body
}

function copies(
  { limit, plus = 0, most }: Exclude<Repeat['times'], number>,
  text: string,
  rest: number,
  limits: Readonly<Record<RequestLimit, number>>
): number | undefined {
  if (limits[limit] > farthest[limit]) return most
  const wanted = limits[limit] + plus
  const count = limit === 'body_bytes' ? Math.floor((wanted - rest) / Buffer.byteLength(text)) : wanted
  return count < 0 ? undefined : count
}

function copiesOf(text: string, count: number): string {
  if (!text.includes('#')) return text.repeat(count)
  return Array.from({ length: count }, (_, at) => text.replaceAll('#', String(at + 1))).join('')
}
