import type { OpenApiDocument, Schema } from '../spec-source.ts'
import { fieldRows, inlineEnumName } from './fields.ts'
import { block, declarationComment } from './layout.ts'
import { goName } from './names.ts'

const descriptionOf = (schema: Schema): string => (typeof schema.description === 'string' ? schema.description : '')

/**
 * A string type and its known values. Other values are kept as they come: a later revision may have more.
 *
 * @param name The Go type.
 */
export const enumeration = (name: string, description: string, values: readonly unknown[]): string => {
  const rows = values.map((value) => ({
    cells: [`${name}${goName(String(value))}`, name, `= ${JSON.stringify(value)}`]
  }))
  return `${declarationComment(name, description)}type ${name} string\n\nconst (\n${block(rows)})\n`
}

/** The enumerations that stand in place in a schema's properties. */
export const inlineEnumerations = (name: string, schema: Schema): string[] =>
  Object.entries(schema.properties ?? {})
    .filter(([property, inner]) => inner.enum !== undefined && inner.type === 'string' && property !== 'status')
    .map(([property, inner]) => {
      const type = inlineEnumName(name, property)
      const words = `is what \`${property}\` of ${goName(name)} may be.`
      return enumeration(type, words, inner.enum ?? []).replace(`${type}: `, `${type} `)
    })

interface StructOptions {
  /** Types that the struct holds without a field name. */
  readonly embedded?: readonly string[]
  /** Properties that it has from elsewhere. */
  readonly skip?: ReadonlySet<string>
}

/** The struct of an object schema. */
export const struct = (document: OpenApiDocument, name: string, options: StructOptions = {}): string => {
  const schema = document.components.schemas[name] ?? {}
  const rows = fieldRows(document, name, options.skip)
  const embedded = (options.embedded ?? []).map((type) => `\t${type}\n`).join('')
  const gap = embedded !== '' && rows.length > 0 ? '\n' : ''
  const body = `${embedded}${gap}${block(rows)}`
  const type = goName(name)
  const fields = body === '' ? 'struct{}' : `struct {\n${body}}`
  return `${declarationComment(type, descriptionOf(schema))}type ${type} ${fields}\n`
}
