import { expect, test } from 'vitest'
import { exampleOf } from './example-of.ts'

test.each<[object, unknown]>([
  [{}, 'heard'],
  [{ type: 'string', minLength: 7 }, 'heard..'],
  [{ type: 'string', maxLength: 2 }, 'he'],
  [{ type: 'integer' }, 1],
  [{ type: 'number', maximum: 0.5 }, 0.5],
  [{ type: 'integer', minimum: 4 }, 4],
  [{ type: ['null', 'string'] }, null],
  [{ type: 'boolean' }, true],
  [{ const: 0 }, 0],
  [{ enum: ['x', 'y'] }, 'x'],
  [{ examples: [7] }, 7],
  [{ anyOf: [{ type: 'null' }, { type: 'string' }] }, null],
  [{ type: 'array', items: { type: 'boolean' }, minItems: 2 }, [true, true]],
  [{ type: 'array' }, [null]],
  [{ properties: { a: { properties: { b: {} } } } }, { a: { b: 'heard' } }],
  [{ type: 'object' }, {}],
  [{ $defs: { n: { type: 'integer' } }, properties: { a: { $ref: '#/$defs/n' } } }, { a: 1 }],
  [{ $ref: '#/nowhere' }, null],
  [{ properties: JSON.parse('{"__proto__":{}}') as object }, JSON.parse('{"__proto__":"heard"}')]
])('%j is met by %j', (schema, example) => {
  expect(exampleOf(schema as Record<string, unknown>, 'heard')).toEqual(example)
})

test('a schema that holds itself ends', () => {
  const tree = { type: 'object', properties: { left: { $ref: '#' }, right: { $ref: '#' } } }
  const json = JSON.stringify(exampleOf(tree, 'x'))
  expect(json).toContain('null')
  expect(json.length).toBeLessThan(20_000)
  const wide = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`p${at}`, { $ref: '#' }]))
  expect(JSON.stringify(exampleOf({ properties: wide }, 'x')).length).toBeLessThan(50_000)
})
