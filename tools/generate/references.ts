import { subschemas } from './schema-keywords.ts'
import type { OpenApiDocument, Schema } from './spec-source.ts'

const prefix = '#/components/schemas/'

/**
 * The component that a reference names.
 *
 * @throws Error when it points anywhere else.
 */
export const componentName = (reference: string): string => {
  if (!reference.startsWith(prefix)) throw new Error(`${reference}: only references to component schemas are known`)
  return reference.slice(prefix.length)
}

/** A parameter, response or header that stands in place or is referred to. */
export const resolve = <Kind extends 'responses' | 'headers' | 'parameters'>(
  document: OpenApiDocument,
  kind: Kind,
  entry: { readonly $ref?: string }
): NonNullable<OpenApiDocument['components'][Kind]>[string] => {
  type Entry = NonNullable<OpenApiDocument['components'][Kind]>[string]
  if (entry.$ref === undefined) return entry as Entry
  const name = entry.$ref.slice(entry.$ref.lastIndexOf('/') + 1)
  const found = document.components[kind]?.[name]
  if (!found) throw new Error(`${entry.$ref}: no such component`)
  return found as Entry
}

/** The names of all component schemas that a schema reaches through references, in order of discovery. */
export const closure = (document: OpenApiDocument, schema: Schema): string[] => {
  const found = new Set<string>()
  const visit = (inner: Schema): void => {
    if (inner.$ref !== undefined) {
      const name = componentName(inner.$ref)
      if (!found.has(name)) {
        found.add(name)
        visit(document.components.schemas[name] ?? {})
      }
    }
    for (const [, next] of subschemas(inner)) visit(next)
  }
  visit(schema)
  return [...found]
}
