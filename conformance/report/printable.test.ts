import { expect, test } from 'vitest'
import { printable, printableJson, printableLines } from './printable.ts'

test.each([
  ['\u001b[2J\u001b]0;owned\u0007', '\\u001b[2J\\u001b]0;owned\\u0007'],
  ['one\ntwo\r\tthree', 'one\\u000atwo\\u000d\\u0009three'],
  ['\u202egnp.exe\u2066', '\\u202egnp.exe\\u2066'],
  ['\u200bhidden\ufeff\u2028', '\\u200bhidden\\ufeff\\u2028'],
  ['\ud800 alone', '\\ud800 alone'],
  ['\u{e0041}\u{fffe}\u009b31m', '\\u{e0041}\\ufffe\\u009b31m']
])('what cannot be printed in %j is written as an escape', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

test('letters of every script, accents and emoji stay as they are', () => {
  const text = 'Grüße, 日本語, עברית, 𝒜 😀 — “quoted” <b>&amp;'
  expect(printable(text)).toBe(text)
})

test('a long text is cut and tells its length', () => {
  expect(printable('x'.repeat(5000), 10)).toBe('xxxxxxxxxx… (5000 characters)')
})

test('lines stay lines, and nothing else gets through', () => {
  expect(printableLines('a\n\u001b[1mb\r', 100)).toBe('a\n\\u001b[1mb\\u000d')
  expect(printableLines('abc\ndef', 5)).toBe('abc\nd…')
})

test('JSON is printable and still says the same', () => {
  const value = { a: ['\u202e', '\u{e0041}', 'ü 😀', '\u001b', '\ud800'], 'b\u200b': 1 }
  const text = printableJson(value)
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
  expect(text).toContain('ü 😀')
  expect(JSON.parse(text)).toEqual(value)
})
