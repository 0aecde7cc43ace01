import { notice } from '../banner.ts'
import { plainSchema } from '../plain-schema.ts'
import { closure } from '../references.ts'
import type { Files, SpecSource } from '../spec-source.ts'

/** `json-schema/<Name>.json`: every schema alone, as JSON Schema 2020-12 with all it needs in `$defs`. */
export const jsonSchema = (spec: SpecSource): Files => {
  const { schemas } = spec.openapi.components
  const files = Object.entries(schemas).map(([name, schema]) => {
    const refer = (other: string): string => (other === name ? '#' : `#/$defs/${other}`)
    const needed = closure(spec.openapi, schema)
      .filter((other) => other !== name)
      .sort()
    const definitions = needed.map((other) => [other, plainSchema(schemas[other] ?? {}, refer)])
    const document = {
      $comment: notice('spec/schemas'),
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: name,
      ...plainSchema(schema, refer),
      ...(definitions.length > 0 ? { $defs: Object.fromEntries(definitions) } : {})
    }
    return [`json-schema/${name}.json`, `${JSON.stringify(document, null, 2)}\n`]
  })
  return Object.fromEntries(files)
}
