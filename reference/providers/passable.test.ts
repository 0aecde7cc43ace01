import { expect, test } from 'vitest'
import { impassable } from './passable.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test('what models say can be passed on', () => {
  for (const value of [{}, [], 'x'.repeat(100_000), null, 1e300, { a: [{ b: [1, 'two', null, true] }] }, nested(500)]) {
    expect(impassable(value)).toBeUndefined()
  }
})

test('what nests without end cannot, however deep it goes', () => {
  for (const depth of [600, 100_000]) {
    expect(impassable(nested(depth))).toBe('nests deeper than 512')
    expect(impassable({ a: { b: nested(depth) } })).toBe('nests deeper than 512')
  }
})

test('a number beyond every double cannot, wherever it stands', () => {
  for (const json of ['{"a":1e400}', '[[-1e400]]', '{"a":[{"b":1e999}]}']) {
    expect(impassable(JSON.parse(json))).toBe('holds a number that no double holds')
  }
})
