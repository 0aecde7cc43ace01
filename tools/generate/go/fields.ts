import { componentName } from '../references.ts'
import type { OpenApiDocument, Schema } from '../spec-source.ts'
import type { Row } from './layout.ts'
import { goName } from './names.ts'

/** What has a Go type that no schema names; most are unions of shapes, which the package has by hand. */
export const byHand: Readonly<Record<string, string>> = {
  ToolChoice: 'ToolChoice',
  ExecutionOutput: 'ExecutionOutput',
  Timestamp: 'Timestamp',
  'ToolResultPart.output': 'ToolOutput',
  'EventBase.type': 'EventType'
}

/** Objects of answers whose absent booleans mean no more than false, so that a plain `bool` loses nothing. What is sent is sent as given. */
const absentIsFalse = new Set(['RuntimeFeatures', 'ModelManifest'])

const isOpenObject = (schema: Schema): boolean =>
  schema.type === 'object' && schema.additionalProperties !== undefined && schema.additionalProperties !== false

/** Whether a component has a Go type of its own; the others are written as what they are, a string or a number. */
export const isNamed = (name: string, schema: Schema): boolean =>
  name in byHand || schema.enum !== undefined || schema.type === 'object' || schema.oneOf !== undefined

/** The Go type of an object that holds whatever its owner puts there, or nothing when the schema is no such object. */
export const mapType = (schema: Schema): string | undefined => (isOpenObject(schema) ? 'map[string]any' : undefined)

interface Place {
  readonly document: OpenApiDocument
  /** The schema that the property belongs to. */
  readonly owner: string
  readonly property: string
  /** Whether the owner is something that a caller makes. */
  readonly sent: boolean
}

/** The name of an enumeration that stands in place. */
export const inlineEnumName = (owner: string, property: string): string =>
  goName(owner).replace(/Event$/, '') + goName(property)

const arrayType = (items: Schema, place: Place): string => {
  const element = goType(items, place)
  return /^(Input|Content)Part$/.test(element) ? `${element}s` : `[]${element}`
}

const referredType = (reference: string, place: Place): string => {
  const name = componentName(reference)
  const schema = place.document.components.schemas[name]
  if (schema === undefined) throw new Error(`${reference}: no such schema`)
  return byHand[name] ?? (isNamed(name, schema) ? goName(name) : goType(schema, place))
}

/**
 * The Go type of a value that is present.
 *
 * @throws Error for a schema that this generator cannot say in Go.
 */
export const goType = (schema: Schema, place: Place): string => {
  const own = byHand[`${place.owner}.${place.property}`]
  if (own !== undefined) return own
  if (schema.$ref !== undefined) return referredType(schema.$ref, place)
  if (schema.type === undefined && schema.oneOf === undefined && schema.anyOf === undefined) {
    return place.sent ? 'any' : 'json.RawMessage'
  }
  if (isOpenObject(schema)) return place.sent ? 'any' : 'json.RawMessage'
  if (schema.type === 'array') return arrayType((schema.items ?? {}) as Schema, place)
  if (schema.enum !== undefined) return inlineEnumName(place.owner, place.property)
  const simple: Record<string, string> = { string: 'string', integer: 'int64', number: 'float64', boolean: 'bool' }
  const type = typeof schema.type === 'string' ? simple[schema.type] : undefined
  if (type === undefined) throw new Error(`${place.owner}.${place.property}: no Go type for this schema`)
  return type
}

const referred = (schema: Schema, document: OpenApiDocument): Schema =>
  schema.$ref === undefined ? schema : (document.components.schemas[componentName(schema.$ref)] ?? {})

/** Whether absence would be lost in a plain Go value, whose zero value is a legal one that says something else. */
const needsPointer = (type: string, schema: Schema, { document, owner }: Place): boolean => {
  const target = referred(schema, document)
  if (type === 'bool') return !absentIsFalse.has(owner)
  if (type === 'int64' || type === 'float64') return !(Number(target.minimum) > 0)
  return type === 'ToolChoice' || type === 'ExecutionOutput' || (target.type === 'object' && !isOpenObject(target))
}

const fieldRow = (schema: Schema, required: boolean, place: Place): Row => {
  const type = goType(schema, place)
  const pointer = !required && needsPointer(type, schema, place)
  const tag = `\`json:"${place.property}${required ? '' : ',omitempty'}"\``
  const target = referred(schema, place.document)
  const words = schema.description ?? (isNamed('', target) ? undefined : target.description)
  const cells = [goName(place.property), pointer ? `*${type}` : type, tag]
  return typeof words === 'string' ? { cells, comment: words } : { cells }
}

/**
 * The fields of a schema's own properties.
 *
 * @param name The schema.
 * @param skip Properties that the struct has from elsewhere.
 */
export const fieldRows = (document: OpenApiDocument, name: string, skip: ReadonlySet<string> = new Set()): Row[] => {
  const schema = document.components.schemas[name] ?? {}
  const sent = schema.additionalProperties === false
  return Object.entries(schema.properties ?? {})
    .filter(([property]) => !skip.has(property))
    .map(([property, inner]) =>
      fieldRow(inner, schema.required?.includes(property) === true, { document, owner: name, property, sent })
    )
}
