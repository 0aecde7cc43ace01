import { expect, test } from 'vitest'
import { assertSpec } from './assert-spec.ts'
import { readSpec } from './read-spec.ts'
import { repositoryRoot } from './repository-root.ts'
import { assertKnownKeywords } from './schema-keywords.ts'
import type { Schema, SpecSource } from './spec-source.ts'

const withSchema = (spec: SpecSource, name: string, schema: Schema): SpecSource => {
  const { components } = spec.openapi
  const schemas = { ...components.schemas, [name]: schema }
  return { ...spec, openapi: { ...spec.openapi, components: { ...components, schemas } } }
}

test('the generator refuses a schema keyword that it does not know', async () => {
  const spec = await readSpec(repositoryRoot)
  expect(() => assertSpec(spec)).not.toThrow()
  const changed = withSchema(spec, 'Target', { type: 'object', properties: { model: { contentEncoding: 'base64' } } })
  expect(() => assertSpec(changed)).toThrow(
    'Target/properties/model: the generator does not know the schema keyword "contentEncoding"'
  )
})

test.each([
  ['items', { type: 'array', items: { uniqueItems: true } }],
  ['additionalProperties', { additionalProperties: { uniqueItems: true } }],
  ['not', { not: { uniqueItems: true } }],
  ['anyOf', { anyOf: [{}, { uniqueItems: true }] }]
])('an unknown keyword is found inside %s', (_, schema) => {
  expect(() => assertKnownKeywords(schema, 'X')).toThrow('"uniqueItems"')
})

test('an unknown format is refused, since validators would ignore it', () => {
  expect(() => assertKnownKeywords({ type: 'string', format: 'e-mail' }, 'X')).toThrow('X: the generator does not know')
})

test('a property may have the name of an unknown keyword', () => {
  expect(() => assertKnownKeywords({ properties: { uniqueItems: { type: 'boolean' } } }, 'X')).not.toThrow()
})

test('a feature that stands in one place only is refused', async () => {
  const spec = await readSpec(repositoryRoot)
  expect(() => assertSpec({ ...spec, features: { ...spec.features, telepathy: 'None yet.' } })).toThrow(
    'RuntimeFeatures'
  )
})
