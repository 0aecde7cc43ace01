import { closure, componentName } from '../references.ts'
import type { OpenApiDocument, Schema } from '../spec-source.ts'
import { wrap } from './wrap.ts'

type Schemas = Readonly<Record<string, Schema>>

/** What a caller writes. All other schemas are what a runtime answers. */
const requestSchema = 'ExecutionRequest'

/** Bounds of values. Whether a runtime keeps them is for the kit to judge; a reader that refuses its answer helps nobody. */
const bounds = new Set([
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxProperties',
  'format'
])

/** Rules between fields, which have no counterpart in a class, and examples, which would fill it. */
const unsaid = new Set(['examples', 'not', 'default', 'maxProperties'])

/** Schemas without a name of their own get one here: a class needs it. */
const inlineNames: Readonly<Record<string, string>> = { ToolChoice: 'NamedTool' }

const isScalar = ({ type, enum: values }: Schema): boolean =>
  values === undefined && (type === 'string' || type === 'integer')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A discriminator keeps its constant, by which a class is told from the others. */
const keepsConstant = (name: string | undefined, request: boolean, event: boolean): boolean =>
  request || (event && name === 'type')

/** A bound on the entries of a list would need a type of its own for each. */
const unbounded = (schema: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !bounds.has(key)))

interface Place {
  readonly schemas: Schemas
  /** Whether callers write it; otherwise it is read, and read leniently. */
  readonly request: boolean
  readonly event: boolean
  /** The property that the schema is of. */
  readonly property?: string
}

const widened = (schema: Record<string, unknown>, place: Place): Record<string, unknown> => {
  const { const: constant, enum: values, ...rest } = schema
  if (constant !== undefined && !keepsConstant(place.property, place.request, place.event)) return rest
  if (values !== undefined && !place.request) {
    const { description, ...closed } = schema
    return { ...(description === undefined ? {} : { description }), anyOf: [closed, { type: 'string' }] }
  }
  // A whole quantity stays whole: 12 words are not 12.0 words.
  const types = [schema.type].flat()
  return types.includes('number') ? { ...schema, type: ['integer', ...types] } : schema
}

const reshaped = (value: unknown, place: Place): unknown => {
  if (Array.isArray(value)) return value.map((entry) => reshaped(entry, place))
  if (!isObject(value)) return value
  if (typeof value.$ref === 'string') {
    const target = place.schemas[componentName(value.$ref)]
    // An alias of a plain type is written as that type, with the words of the alias.
    if (target !== undefined && isScalar(target) && !place.request) {
      const { $ref: _, ...own } = value
      return reshaped({ ...target, ...own }, place)
    }
    return value
  }
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (unsaid.has(key) || (!place.request && bounds.has(key))) return []
    if (key === 'oneOf' && value.discriminator === undefined) return []
    if (key === 'description') return [[key, wrap(String(inner))]]
    // The status of each event follows from its type: the field of the base stands for all of them.
    if (key === 'required' && place.event) return [[key, (inner as string[]).filter((name) => name !== 'status')]]
    if (key === 'items' && isObject(inner)) return [[key, reshaped(unbounded(inner), place)]]
    if (key === 'properties') return [[key, properties(inner as Schemas, place)]]
    return [[key, key === 'discriminator' ? inner : reshaped(inner, place)]]
  })
  return widened(Object.fromEntries(entries), place)
}

const properties = (fields: Schemas, place: Place): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !(place.event && name === 'status'))
      .map(([property, schema]) => [property, reshaped(schema, { ...place, property })])
  )

const named = (schemas: Schemas): Schemas => {
  const result: Record<string, Schema> = { ...schemas }
  for (const [owner, name] of Object.entries(inlineNames)) {
    const branches = (schemas[owner]?.anyOf ?? []) as Schema[]
    if (!branches.some(({ type }) => type === 'object')) throw new Error(`${owner}: it has no inline object to name`)
    result[name] = {
      description: 'One of the tools of the request, by its name.',
      ...branches.find(({ type }) => type === 'object')
    }
    const anyOf = branches.map((branch) =>
      branch.type === 'object' ? { $ref: `#/components/schemas/${name}` } : branch
    )
    result[owner] = { ...schemas[owner], anyOf }
  }
  return result
}

/**
 * The schemas as a client's classes need them: strict where a caller writes, so that a slip shows at once; lenient where a runtime answers, so that
 * values that a later revision adds pass. Descriptions are wrapped.
 */
export const readerSchemas = (document: OpenApiDocument): Schemas => {
  const schemas = named(document.components.schemas)
  const shared = closure(document, schemas.ExecutionSnapshot ?? {})
  const written = new Set([
    requestSchema,
    ...closure(document, schemas[requestSchema] ?? {}),
    ...Object.values(inlineNames)
  ])
  const entries = Object.entries(schemas).flatMap(([name, schema]): [string, Schema][] => {
    const request = written.has(name) && !shared.includes(name) && name !== 'Modality'
    if (isScalar(schema)) return []
    const event = schema.allOf !== undefined
    return [[name, reshaped(schema, { schemas, request, event }) as Schema]]
  })
  return Object.fromEntries(entries)
}
