/** A word of the runtime as it may be shown: keys blacked out, printable, short. */
export type Say = (word: string) => string

/** Scalars that tell what an event is about; content (text, arguments, results) is told by its length alone. */
const telling = ['attempt', 'output_index', 'call_id', 'finish_reason', 'reason', 'progress', 'unit', 'quantity']

/** An event in a few words: `#4 output.delta, output_index 0, 12 characters`. */
export function describeEvent(json: unknown, id: string | undefined, say: Say): string {
  const own = id === undefined ? '' : `id ${say(id)}`
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return `data that is no JSON object ${own}`.trim()
  const event = json as Readonly<Record<string, unknown>>
  const { sequence, type, target, error, delta, status } = event
  const number = typeof sequence === 'number' ? `#${sequence} ` : ''
  const other = id !== undefined && id !== String(sequence) ? [own] : []
  const facts = telling.flatMap((name) => (isScalar(event[name]) ? [`${name} ${say(String(event[name]))}`] : []))
  const length = typeof delta === 'string' ? [`${Array.from(delta).length} characters`] : []
  return [
    `${number}${typeof type === 'string' ? say(type) : 'an event of no type'}`,
    ...other,
    ...facts,
    ...inner(target, 'provider').map((provider) => `at ${say(provider)}`),
    ...inner(error, 'code').map((code) => `error ${say(code)}`),
    ...(typeof status === 'string' ? [say(status)] : []),
    ...length
  ].join(', ')
}

function inner(value: unknown, field: string): string[] {
  const found = (value as Readonly<Record<string, unknown>> | null | undefined)?.[field]
  return typeof found === 'string' ? [found] : []
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)
