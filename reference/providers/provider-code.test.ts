import { expect, test } from 'vitest'
import { showableCode } from './provider-code.ts'

test('words and statuses are shown', () => {
  for (const code of ['server_error', 'overloaded', 'rate.limit-exceeded', 'a:b'])
    expect(showableCode(code, 'sk-x')).toBe(code)
  expect(showableCode(429, undefined)).toBe('429')
})

test('what is no word, no status or too long is not shown', () => {
  for (const code of [
    '',
    'Two Words',
    'x'.repeat(65),
    'c2stdGVzdA==',
    '736b2d74657374',
    'código',
    7,
    1.5,
    null,
    {},
    ['a']
  ]) {
    expect(showableCode(code, undefined)).toBeUndefined()
  }
})

test('case 131: a code that holds a piece of the credential is not shown, in any case of letters', () => {
  const credential = 'SK-canary-abcdefghijkl'
  for (const code of ['canary-abcdefghijkl', 'bad_key_abcdefgh', 'abcdefghijkl']) {
    expect(showableCode(code, credential)).toBeUndefined()
  }
  expect(showableCode('invalid_api_key', credential)).toBe('invalid_api_key')
})

test('case 137: a megabyte of one word takes time in proportion to its length', () => {
  const steps = [1, 2].map((megabytes) => {
    const text = 'a_'.repeat(megabytes * 500_000)
    const began = process.cpuUsage()
    for (let run = 0; run < 20; run++) showableCode(text, 'sk-x')
    return process.cpuUsage(began).user
  })
  expect(steps[1]).toBeLessThan(3 * Math.max(steps[0] ?? 0, 5000))
})
