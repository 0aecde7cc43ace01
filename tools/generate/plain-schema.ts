import { componentName } from './references.ts'
import type { Schema } from './spec-source.ts'

const rewrite = (value: unknown, refer: (name: string) => string, tagged: boolean): unknown => {
  if (Array.isArray(value)) return value.map((entry) => rewrite(entry, refer, tagged))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (key === '$ref' && typeof inner === 'string') return [[key, refer(componentName(inner))]]
    // The mapping repeats the tags that the members carry as constants, and ajv refuses it.
    if (key === 'discriminator')
      return tagged ? [[key, { propertyName: (inner as { propertyName: string }).propertyName }]] : []
    if (key === 'examples') return [[key, inner]]
    return [[key, rewrite(inner, refer, tagged)]]
  })
  return Object.fromEntries(entries)
}

/**
 * Turns a component schema into plain JSON Schema 2020-12.
 *
 * @param schema The schema as it stands in the bundle.
 * @param refer How to write a reference to a component.
 * @param tagged Whether to keep `discriminator.propertyName`, which only ajv understands.
 */
export const plainSchema = (
  schema: Schema,
  refer: (name: string) => string = (name) => `#/$defs/${name}`,
  tagged = false
): Schema => rewrite(schema, refer, tagged) as Schema
