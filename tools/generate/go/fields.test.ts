import { expect, test } from 'vitest'
import type { OpenApiDocument, Schema } from '../spec-source.ts'
import { fieldRows, goType } from './fields.ts'
import { goName } from './names.ts'

const documentOf = (schemas: Record<string, Schema>): OpenApiDocument => ({
  openapi: '3.1.0',
  paths: {},
  components: { schemas }
})

const rowsOf = (schema: Schema, others: Record<string, Schema> = {}): string[] =>
  fieldRows(documentOf({ Thing: schema, ...others }), 'Thing').map(({ cells }) => cells.join(' '))

test.each([
  ['execution_id', 'ExecutionID'],
  ['JsonPart', 'JSONPart'],
  ['tool.call.started', 'ToolCallStarted'],
  ['uri_length', 'URILength'],
  ['top_p', 'TopP']
])('%s is %s in Go', (name, expected) => {
  expect(goName(name)).toBe(expected)
})

test('an optional value is a pointer where its zero value says something else than its absence', () => {
  const properties: Record<string, Schema> = {
    from_zero: { type: 'integer', minimum: 0 },
    from_one: { type: 'integer', minimum: 1 },
    share: { type: 'number', minimum: 0 },
    flag: { type: 'boolean' },
    text: { type: 'string' },
    list: { type: 'array', items: { type: 'string' } },
    other: { $ref: '#/components/schemas/Other' }
  }
  expect(rowsOf({ type: 'object', properties }, { Other: { type: 'object', properties: {} } })).toEqual([
    'FromZero *int64 `json:"from_zero,omitempty"`',
    'FromOne int64 `json:"from_one,omitempty"`',
    'Share *float64 `json:"share,omitempty"`',
    'Flag *bool `json:"flag,omitempty"`',
    'Text string `json:"text,omitempty"`',
    'List []string `json:"list,omitempty"`',
    'Other *Other `json:"other,omitempty"`'
  ])
  const required = rowsOf({ type: 'object', properties, required: Object.keys(properties) }, { Other: {} })
  expect(required.join()).not.toMatch(/\*|omitempty/)
})

test('a free value is anything where a caller makes it, and its JSON where it is received', () => {
  const properties = {
    value: { description: 'Any JSON value.' },
    schema: { type: 'object', additionalProperties: true }
  }
  expect(rowsOf({ type: 'object', properties })).toEqual([
    'Value json.RawMessage `json:"value,omitempty"`',
    'Schema json.RawMessage `json:"schema,omitempty"`'
  ])
  expect(rowsOf({ type: 'object', properties, additionalProperties: false })).toEqual([
    'Value any `json:"value,omitempty"`',
    'Schema any `json:"schema,omitempty"`'
  ])
})

test('a schema that cannot be said in Go is refused by the place where it stands', () => {
  const place = { document: documentOf({}), owner: 'Thing', property: 'odd', sent: false }
  expect(() => goType({ type: ['string', 'number'] }, place)).toThrow('Thing.odd: no Go type for this schema')
  expect(() => goType({ anyOf: [{ type: 'string' }, { type: 'object' }] }, place)).toThrow('Thing.odd')
  expect(() => goType({ $ref: '#/components/schemas/Gone' }, place)).toThrow('Gone: no such schema')
})
