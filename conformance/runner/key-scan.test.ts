import { expect, test } from 'vitest'
import type { Item } from '../model/verdict.ts'
import { createKeyScan } from './key-scan.ts'
import { scanItems } from './scan-items.ts'

const key = 'sk-4f/9+aCANARYb~c8e2'
const keys = { target: key, other: 'sk-0000CANARY1111' }

test.each([
  ['raw', key],
  ['url-encoded', encodeURIComponent(key)],
  ['hex', Buffer.from(key).toString('hex')],
  ['hex', Buffer.from(key).toString('hex').toUpperCase()],
  ['base64', Buffer.from(key).toString('base64')],
  ['base64', Buffer.from(`:${key}`).toString('base64')],
  ['base64', Buffer.from(`a:${key}z`).toString('base64')],
  ['base64url', Buffer.from(key).toString('base64url')]
])('a key written as %s is found in a text and across any cut of a stream, and blacked out', (form, written) => {
  const text = `before ${written} after`
  const whole = createKeyScan(keys)
  whole.text('a log', text)
  expect(whole.leaks()).toMatchObject([{ target: 'target', where: 'a log' }])
  expect(form.startsWith(whole.leaks()[0]?.form.slice(0, 6) ?? '-')).toBe(true)
  expect(whole.redact(text)).not.toContain(written)
  for (let at = 0; at <= text.length; at += 1) {
    const cut = createKeyScan(keys)
    const write = cut.stream('a stream')
    write(text.slice(0, at))
    write(text.slice(at))
    expect(cut.leaks()).toHaveLength(1)
  }
})

test('the mark alone and a part of a key are no leak, and a place is told once a key', () => {
  const scan = createKeyScan(keys)
  scan.text('a', 'CANARY sk-4f')
  expect(scan.leaks()).toEqual([])
  scan.text('a', key)
  scan.text('a', `${key} again`)
  scan.text('b', key)
  expect(scan.leaks().map(({ where }) => where)).toEqual(['a', 'b'])
})

test('keys without the mark are found as well', () => {
  const scan = createKeyScan({ target: 'sk-plain-key' })
  scan.text('a', 'x sk-plain-key y')
  expect(scan.leaks()).toHaveLength(1)
})

const random = { lab: 'sk-gXzxGVsJMwjNCANARYHqjWxwpRYthw', other: 'sk-ZZZZgggghhhhCANARYjjjjkkkkmmmm' }

test.each([
  ['part', 'zxGVsJMw'],
  ['part', 'ZXGVSJMW'.toLowerCase()],
  ['part', 'x=%7axGVsJMw'],
  ['part', '\\u007axGVsJMw'],
  ['part in hex', Buffer.from('.jWxwpRYt').toString('hex')],
  ['part in base64', Buffer.from('zxGVsJMw').toString('base64')],
  ['part in base64', Buffer.from('.zxGVsJMw').toString('base64url')],
  ['part in base64', Buffer.from('..zxGVsJMw..').toString('base64')]
])('eight random characters of a key are found as a %s and blacked out: %s', (form, written) => {
  const scan = createKeyScan(random)
  expect(scan.text('a log', `before ${written} after`)).toEqual([{ target: 'lab', form, where: 'a log' }])
  if (!/[%\\]/.test(written))
    expect(scan.redact(`before ${written} after`)).toMatch(/^before \[redacted key\]=? after$/)
})

test('seven characters of a key, ids, hashes and words are no part of one', () => {
  const scan = createKeyScan(random)
  const innocent = [
    'gXzxGVs',
    '3b241101-e2bb-4255-8caf-4136c566a962',
    'f'.repeat(64),
    'Buffer.from, runtimes, rhythms',
    'CANARY sk-'
  ]
  for (const text of innocent) scan.text('a log', text)
  expect(scan.leaks()).toEqual([])
})

const frame = (json: Record<string, unknown>): Item => ({
  kind: 'sse.frame',
  time: 0,
  reader: 'r',
  execution: 'e',
  data: JSON.stringify(json),
  json,
  offset: 0
})

const answer = (body: Record<string, unknown>, headers: Record<string, string> = {}): Item => ({
  kind: 'http.exchange',
  time: 0,
  started: 0,
  exchange: 1,
  operation: 'getExecution',
  method: 'GET',
  path: '/',
  status: 200,
  headers,
  body,
  bodyText: JSON.stringify(body)
})

test('what the model says may hold a key, what the runtime writes may not', () => {
  const leaksOf = (item: Item) => {
    const scan = createKeyScan(keys)
    scanItems([item], scan)
    return scan.leaks().map(({ where }) => where)
  }
  expect(leaksOf(frame({ type: 'output.delta', delta: key }))).toEqual([])
  expect(leaksOf(frame({ type: 'tool.call.arguments.delta', delta: key }))).toEqual([])
  expect(leaksOf(answer({ status: 'succeeded', result: { text: key }, artifacts: [key] }))).toEqual([])
  expect(leaksOf(frame({ type: 'execution.failed', error: { message: key } }))).toEqual(['event execution.failed'])
  expect(leaksOf(answer({ error: { message: key } }))).toEqual(['answer to getExecution'])
  expect(leaksOf(answer({}, { 'x-provider': key }))).toEqual(['answer to getExecution'])
})
