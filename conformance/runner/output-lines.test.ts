import { expect, test } from 'vitest'
import { createKeyScan } from './key-scan.ts'
import { outputLines } from './output-lines.ts'

const scan = createKeyScan({ a: 'lab-CANARY-aaaabbbbcccc' })

test('the keys of the lab are blacked out, whole and encoded', () => {
  const encoded = Buffer.from('lab-CANARY-aaaabbbbcccc').toString('base64')
  expect(outputLines(`key lab-CANARY-aaaabbbbcccc\n${encoded}\n`, scan)).toEqual(
    ['key [redacted key]', '[redacted key]=='.slice(0, -2)].map((line) => expect.stringContaining(line))
  )
})

test.each([
  ['Authorization: Bearer abcdefghijkl', 'Authorization: Bearer [redacted]'],
  ['{"api_key":"abcdefgh"}', '{"api_key":"[redacted]"}'],
  ['password=hunter2hunter2', 'password=[redacted]'],
  [
    'connecting to redis://default:letmein@cache.example.test',
    'connecting to redis://default:[redacted]@cache.example.test'
  ],
  ['used sk-abcdefghijklmnop', 'used sk-[redacted]']
])('what looks like a secret in %j is blacked out', (line, shown) => {
  expect(outputLines(line, scan)).toEqual([shown])
})

test('a line with content of a run is left out', () => {
  expect(outputLines('request {"input":"[n-0123456789abcdef] and more"}', scan)).toEqual([
    '[a line with content of a run]'
  ])
})

test('ordinary lines stay, without what could act on a terminal, and empty ones go', () => {
  expect(outputLines('ready on 4320\r\n\n\u001b[31mTypeError: x is undefined\n', scan)).toEqual([
    'ready on 4320',
    '\\u001b[31mTypeError: x is undefined'
  ])
})
