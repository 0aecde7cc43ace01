import { eventNames, events } from '../go/events.ts'
import { models } from '../go/models.ts'
import { partNames, parts } from '../go/parts.ts'
import type { Files, SpecSource } from '../spec-source.ts'

/** Go's tools know a generated file by a line of exactly this form. */
const file = (source: string, body: string): string => {
  const imports = body.includes('json.') ? 'import "encoding/json"\n\n' : ''
  return `// Code generated from ${source} by npm run generate. DO NOT EDIT.\n\npackage modelruntime\n\n${imports}${body}`
}

/**
 * The models of the Go client, laid out as gofmt does, so that no Go toolchain is needed to make or to check them.
 *
 * @see sdk/go/README.md for why no existing generator makes them
 */
export const goModels = (spec: SpecSource): Files => {
  const elsewhere = new Set([...eventNames(spec), ...partNames(spec)])
  return {
    'events_gen.go': file('spec/schemas/events and spec/lifecycle.yaml', events(spec)),
    'models_gen.go': file('spec/schemas and spec/usage-units.yaml', models(spec, elsewhere)),
    'parts_gen.go': file('spec/schemas', parts(spec))
  }
}
