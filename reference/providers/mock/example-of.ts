/** Schemas within schemas beyond this are answered with null, so that one that holds itself ends. */
const deepest = 8

/** Values beyond this are null too: a small schema may stand for an endless example. */
const mostValues = 1000

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

function resolved(schema: Schema, root: Schema): unknown {
  const reference = schema.$ref
  if (typeof reference !== 'string' || !reference.startsWith('#')) return schema
  const steps = reference.slice(1).split('/').slice(1)
  return steps.reduce<unknown>((at, step) => (isSchema(at) && Object.hasOwn(at, step) ? at[step] : undefined), root)
}

function stringOf(schema: Schema, text: string): string {
  const points = [...text].slice(0, numberOr(schema.maxLength, 200))
  return points.join('').padEnd(numberOr(schema.minLength, 0), '.')
}

function listOf(schema: Schema, example: (schema: unknown) => unknown): unknown[] {
  const length = Math.min(numberOr(schema.minItems, 1), numberOr(schema.maxItems, 1000), 1000)
  return Array.from({ length }, () => example(schema.items))
}

function objectOf(schema: Schema, example: (schema: unknown) => unknown): object {
  const properties = isSchema(schema.properties) ? schema.properties : {}
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, example(property)]))
}

function typeOf(schema: Schema): unknown {
  if (Array.isArray(schema.type)) return schema.type[0]
  return schema.type ?? (isSchema(schema.properties) ? 'object' : 'string')
}

/**
 * A value that fits a JSON Schema of the kind that tools and answers have: objects with every property, lists, constants, choices, local
 * references and simple bounds. Strings hold `text`. The same schema and text give the same value; other keywords are not looked at.
 */
export function exampleOf(root: Schema, text: string): unknown {
  let values = 0
  function example(given: unknown, depth: number): unknown {
    values += 1
    if (values > mostValues) return null
    const schema = isSchema(given) ? resolved(given, root) : undefined
    if (!isSchema(schema) || depth > deepest) return null
    const inner = (next: unknown): unknown => example(next, depth + 1)
    if ('const' in schema) return schema.const
    for (const choices of [schema.enum, schema.examples])
      if (Array.isArray(choices) && choices.length > 0) return choices[0]
    for (const branches of [schema.anyOf, schema.oneOf, schema.allOf])
      if (Array.isArray(branches)) return inner(branches[0])
    switch (typeOf(schema)) {
      case 'object':
        return objectOf(schema, inner)
      case 'array':
        return listOf(schema, inner)
      case 'integer':
      case 'number':
        return numberOr(schema.minimum, Math.min(1, numberOr(schema.maximum, 1)))
      case 'boolean':
        return true
      case 'null':
        return null
      default:
        return stringOf(schema, text)
    }
  }
  return example(root, 0)
}
