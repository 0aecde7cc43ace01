import { resolve } from './references.ts'
import { assertKnownKeywords } from './schema-keywords.ts'
import type { OpenApiDocument, Operation, Parameter, SpecSource } from './spec-source.ts'

const assertDocument = (document: OpenApiDocument): void => {
  const { schemas, headers = {} } = document.components
  for (const [name, schema] of Object.entries(schemas)) assertKnownKeywords(schema, name)
  for (const [name, header] of Object.entries(headers)) assertKnownKeywords(header.schema, `header ${name}`)
  for (const [path, item] of Object.entries(document.paths)) {
    const operations = Object.entries(item).filter(([method]) => method !== 'parameters')
    const shared = (item.parameters ?? []) as Parameter[]
    for (const [method, operation] of operations) {
      for (const entry of [...shared, ...((operation as Operation).parameters ?? [])]) {
        const { name, schema } = resolve(document, 'parameters', entry)
        assertKnownKeywords(schema, `${method} ${path}: parameter ${name}`)
      }
    }
  }
}

const assertFeatures = ({ openapi, features }: SpecSource): void => {
  const schema = openapi.components.schemas.RuntimeFeatures
  const required = new Set(schema?.required)
  const optional = Object.keys(schema?.properties ?? {}).filter((name) => !required.has(name))
  if (optional.join() !== Object.keys(features).join()) {
    throw new Error('spec/features.yaml: its features, or their order, differ from RuntimeFeatures')
  }
}

/**
 * Checks what concerns more than one step: that every schema keyword is known, and that the features agree.
 *
 * @throws Error naming the fault and its place.
 */
export const assertSpec = (spec: SpecSource): void => {
  assertDocument(spec.openapi)
  assertFeatures(spec)
}
