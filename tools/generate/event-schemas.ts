import type { OpenApiDocument, Schema } from './spec-source.ts'

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

/**
 * The schema name of each event type, in the order of the union.
 *
 * @throws Error when the union and its mapping differ, or a tag differs from its key.
 */
export const eventSchemas = (document: OpenApiDocument): Record<string, string> => {
  const { schemas } = document.components
  const unionSchema = schemas.ExecutionEvent
  const mapping = unionSchema?.discriminator?.mapping
  if (!unionSchema?.oneOf || !mapping) throw new Error('ExecutionEvent: a union with a full mapping is needed')
  const names = Object.fromEntries(Object.entries(mapping).map(([type, reference]) => [type, nameOf(reference)]))
  const members = unionSchema.oneOf.map((member) => nameOf(member.$ref ?? ''))
  if (members.join() !== Object.values(names).join()) throw new Error('ExecutionEvent: members and mapping differ')
  for (const [type, name] of Object.entries(names)) {
    if (tag(schemas[name]) !== type) throw new Error(`${name}: its type is not "${type}"`)
  }
  return names
}

const tag = (schema: Schema | undefined): unknown => schema?.properties?.type?.const

/**
 * The statuses that events of one type carry, as their schema says.
 *
 * @throws Error when the schema leaves the status open.
 */
export const statusesOf = (document: OpenApiDocument, type: string): readonly string[] => {
  const name = eventSchemas(document)[type] ?? ''
  const status = document.components.schemas[name]?.properties?.status
  const values = status?.const === undefined ? status?.enum : [status.const]
  if (!values) throw new Error(`${name}: its status is open`)
  return values.map(String)
}
