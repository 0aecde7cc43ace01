import { expect, test } from 'vitest'
import { parseIJson } from './i-json.ts'

const problem = (text: string, depth = 64): string => {
  const outcome = parseIJson(text, depth)
  return 'problem' in outcome ? outcome.problem.message : 'none'
}

test('legal I-JSON comes back as JSON.parse would give it', () => {
  const texts = [
    '{}',
    '[]',
    ' [1, -0.5e-3 ,true,null,"a\\u00e9\\ud83d\\ude00\\n"] ',
    '"x"',
    '0',
    '{"a":{"b":[{}]}}',
    '{"":1}'
  ]
  for (const text of texts) expect(parseIJson(text, 64)).toEqual({ value: JSON.parse(text) })
})

test('malformed JSON is told with its place and without its text', () => {
  expect(problem('{"ability": "sec-ret",\n  oops}')).toBe(
    'invalid JSON: expected a key in double quotes at line 2, column 3'
  )
  const broken = [
    '',
    '{',
    '{"a"}',
    '{"a":}',
    '[1,]',
    '{"a":1,}',
    '01',
    '1.',
    '+1',
    '.5',
    'nul',
    '"a',
    '"\\x"',
    '"\\u12g4"',
    '"a\u0001"',
    '1 2',
    "{'a':1}",
    '\ufeff{}',
    'NaN'
  ]
  for (const text of broken) expect(problem(text), text).toMatch(/^invalid JSON: .* at line 1, column \d+$/)
})

test('a duplicate key is refused however it is spelled', () => {
  expect(problem('{"a":1,"b":2,"a":3}')).toMatch(/duplicate key/)
  expect(problem('{"v":{"a":1,"\\u0061":3}}')).toMatch(/duplicate key/)
  expect(problem('{"__proto__":1,"__proto__":2}')).toMatch(/duplicate key/)
  expect(problem('[{"a":1},{"a":1}]')).toBe('none')
})

test('a lone surrogate is refused, escaped or half of a pair, in keys and values', () => {
  for (const text of [
    '"\\ud800"',
    '"\\udc00"',
    '"\\ud800x"',
    '"\\ud800\\ud800"',
    '{"\\udead":1}',
    '"\ud800"',
    '"\\ud83d\\n"'
  ])
    expect(problem(text), text).toMatch(/lone surrogate/)
  expect(problem('"\\ud83d\\ude00 😀"')).toBe('none')
})

test('a Unicode noncharacter is refused', () => {
  for (const text of ['"\\uffff"', '"\ufdd0"', '"\\ud83f\\udfff"', '"\u{10ffff}"'])
    expect(problem(text), text).toMatch(/noncharacter/)
})

test('a number that no double holds is refused and a large integer is not', () => {
  expect(problem('1e400')).toMatch(/number out of range/)
  expect(problem('[-1e999]')).toMatch(/number out of range/)
  expect(problem('12345678901234567890')).toBe('none')
  expect(problem('1e-400')).toBe('none')
})

test('depth counts containers and stops before the stack does', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  expect(problem(nested(64))).toBe('none')
  expect(problem(nested(65))).toMatch(/deeper than 64/)
  expect(problem('['.repeat(1_000_000))).toMatch(/deeper than 64/)
  expect(problem('{"a":'.repeat(1_000_000))).toMatch(/deeper than 64/)
})

test('keys of Object.prototype become own data and pollute nothing', () => {
  const outcome = parseIJson('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}', 64)
  if (!('value' in outcome)) throw new Error('refused')
  expect(Object.keys(outcome.value as object)).toEqual(['__proto__', 'constructor'])
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('case 137: two megabytes of crafted text are judged, which quadratic work would not finish in time', () => {
  const units = ['\\\\', '\\u0041', '1', '[1,', ' \n', '{"a":"', '9', '"', '\\ud800', '1e', 'a']
  for (const unit of units) {
    const crafted = unit.repeat(2_097_152 / unit.length)
    for (const text of [crafted, `"${crafted}`, `[${crafted}`]) expect(problem(text)).not.toBe('none')
  }
})
