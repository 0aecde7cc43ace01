import { expect, test } from 'vitest'
import { digestJson, digestJsonText, digestText } from './digest.ts'

test('equal JSON has one digest, whatever the order of its keys and the spelling of its numbers', () => {
  expect(digestJson({ a: 1, b: [1, 2] })).toBe(digestJson({ b: [1, 2], a: 1.0 }))
  expect(digestJsonText('{"b": [1, 2], "a": 1.0}')).toBe(digestJson({ a: 1, b: [1, 2] }))
  expect(digestJson([1, 2])).not.toBe(digestJson([2, 1]))
  expect(digestJson(undefined)).toBe(digestJson(null))
})

test('no text is the empty object, and text that is no JSON is text', () => {
  expect(digestJsonText('')).toBe(digestJson({}))
  expect(digestJsonText('{"a"')).toBe(digestText('{"a"'))
})

test('a digest is short and tells nothing of the text', () => {
  expect(digestText('secret')).toMatch(/^[0-9a-f]{20}$/)
  expect(digestText('secret')).not.toBe(digestText('secret '))
})
