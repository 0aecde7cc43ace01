import type { Schema } from './spec-source.ts'

/** Keywords whose value is one schema. */
const single = ['items', 'not', 'additionalProperties'] as const
/** Keywords whose value is a list of schemas. */
const lists = ['oneOf', 'anyOf', 'allOf'] as const
/** Keywords whose value maps names to schemas. */
const maps = ['properties'] as const

/** What every step of this generator, and every generator that reads its output, is known to carry over faithfully. */
const known = new Set<string>([
  ...single,
  ...lists,
  ...maps,
  '$ref',
  'type',
  'required',
  'enum',
  'const',
  'pattern',
  'format',
  'default',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
  'discriminator',
  'description',
  'examples'
])

const knownFormats = new Set(['uuid', 'date-time', 'uri-reference'])

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The schemas that stand directly inside `schema`, each with its place below it.
 *
 * @param schema One JSON Schema object.
 * @returns Pairs of JSON pointer suffix and schema; boolean schemas are left out.
 */
export const subschemas = (schema: Schema): [string, Schema][] => {
  const found: [string, Schema][] = []
  const add = (place: string, value: unknown): void => {
    if (isSchema(value)) found.push([place, value])
  }
  for (const keyword of single) add(`/${keyword}`, schema[keyword])
  for (const keyword of lists) {
    const list = schema[keyword]
    if (Array.isArray(list)) list.forEach((entry, index) => void add(`/${keyword}/${index}`, entry))
  }
  for (const keyword of maps) {
    const map = schema[keyword]
    if (isSchema(map)) for (const [name, entry] of Object.entries(map)) add(`/${keyword}/${name}`, entry)
  }
  return found
}

/**
 * Refuses a schema that uses a keyword or format which this generator was never taught.
 * Some generators drop an unknown keyword in silence; types and validators would then disagree with the specification.
 *
 * @param schema The schema to look through, with all that is inside it.
 * @param place Where it stands, for the message.
 * @throws Error naming the keyword and its place.
 */
export const assertKnownKeywords = (schema: Schema, place: string): void => {
  for (const keyword of Object.keys(schema)) {
    if (!known.has(keyword)) throw new Error(`${place}: the generator does not know the schema keyword "${keyword}"`)
  }
  const { format } = schema
  if (typeof format === 'string' && !knownFormats.has(format)) {
    throw new Error(`${place}: the generator does not know the format "${format}"`)
  }
  for (const [suffix, inner] of subschemas(schema)) assertKnownKeywords(inner, place + suffix)
}
