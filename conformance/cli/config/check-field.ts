import { nearest } from '../../runner/nearest.ts'
import type { FieldSchema } from './config-schema.ts'

/** What is wrong with a value, in words that follow the name of its field. */
export interface FieldFault {
  /** Which item of a list it is about. */
  readonly index?: number
  readonly must: string
  /** What to write in its place. */
  readonly fix: string
}

/** Checks a value of the file against its schema; `undefined` where it fits. The value itself is never told: it may be a secret. */
export function checkField(value: unknown, schema: FieldSchema): FieldFault | undefined {
  const fault = (must: string): FieldFault => ({ must, fix: `write ${asYaml(schema.examples?.[0])}` })
  if (schema.type === 'array') {
    if (!Array.isArray(value) || value.length < (schema.minItems ?? 0)) return fault('must be a list')
    return checkItems(value, schema)
  }
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : fault('must be true or false')
  if (schema.type === 'string') return checkText(value, schema, fault)
  return fits(value, schema) ? undefined : fault(`must be a ${rangeOf(schema)}`)
}

function checkItems(list: readonly unknown[], { items, examples }: FieldSchema): FieldFault | undefined {
  if (items === undefined) return undefined
  const example = Array.isArray(examples?.[0]) ? examples[0] : []
  for (const [at, item] of list.entries()) {
    const found = checkField(item, { ...items, examples: example })
    if (found) return { ...found, index: at }
  }
  return undefined
}

function checkText(value: unknown, schema: FieldSchema, fault: (must: string) => FieldFault): FieldFault | undefined {
  if (typeof value !== 'string' || value.length < (schema.minLength ?? 0)) return fault('must be a text')
  if (schema.enum !== undefined && !schema.enum.includes(value)) {
    const near = nearest(value, schema.enum)
    const must = `must be one of ${schema.enum.join(', ')}`
    return near === undefined ? fault(must) : { must, fix: `did you mean ${near}?` }
  }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
    return fault('does not have the form that it must have')
  }
  return undefined
}

function fits(value: unknown, { type, minimum, exclusiveMinimum, maximum }: FieldSchema): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false
  if (type === 'integer' && !Number.isInteger(value)) return false
  return (
    value >= (minimum ?? Number.NEGATIVE_INFINITY) &&
    value > (exclusiveMinimum ?? Number.NEGATIVE_INFINITY) &&
    value <= (maximum ?? Number.POSITIVE_INFINITY)
  )
}

function rangeOf({ type, minimum, exclusiveMinimum, maximum }: FieldSchema): string {
  const least = minimum === undefined ? ` above ${exclusiveMinimum}` : ` of at least ${minimum}`
  return `${type === 'integer' ? 'whole number' : 'number'}${least}${maximum === undefined ? '' : ` and at most ${maximum}`}`
}

/** One line of YAML (JSON is YAML). */
const asYaml = (value: unknown): string =>
  typeof value === 'string' && /^[A-Za-z0-9./][A-Za-z0-9 ./_-]*$/.test(value) ? value : JSON.stringify(value)
