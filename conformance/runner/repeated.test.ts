import { expect, test } from 'vitest'
import { repeated } from './repeated.ts'
import { limitsInForce, requestLimits } from './request-limits.ts'

const limits = limitsInForce(requestLimits({ parts: 3, body_bytes: 100, uri_length: 'far', json_depth: 0 }), [])

test('published limits count where they are whole numbers, and the specification has the others', () => {
  expect(limits).toEqual({ parts: 3, body_bytes: 100, uri_length: 8192, json_depth: 64 })
  expect(limitsInForce({}, ['conversation']).body_bytes).toBe(8_388_608)
  expect(requestLimits(undefined)).toEqual({})
})

test('a text is repeated so many times, and each copy can tell its number', () => {
  expect(repeated('[{{a}}0]', { a: { text: '#,', times: 3 } }, limits)).toBe('[1,2,3,0]')
  expect(repeated('{{a}}{{b}}', { a: { text: '[', times: 2 }, b: { text: ']', times: 2 } }, limits)).toBe('[[]]')
})

test('a limit decides how many there are, for a body its whole length', () => {
  expect(repeated('{{a}}', { a: { text: 'x', times: { limit: 'parts', plus: 1 } } }, limits)).toBe('xxxx')
  const body = repeated(
    'é{{a}}{{b}}',
    {
      a: { text: 'x', times: { limit: 'body_bytes', plus: -1 } },
      b: { text: 'yy', times: 2 }
    },
    limits
  )
  expect(Buffer.byteLength(body ?? '')).toBe(99)
})

test('a limit that is too far away, or exceeded by the rest of the body, leaves the step out', () => {
  const far = { ...limits, parts: 1_000_000_000 }
  expect(repeated('{{a}}', { a: { text: 'x', times: { limit: 'parts' } } }, far)).toBeUndefined()
  expect(repeated('{{a}}', { a: { text: 'x', times: { limit: 'parts', most: 2 } } }, far)).toBe('xx')
  expect(repeated('{{a}}', { a: { text: 'x', times: { limit: 'parts', most: 2 } } }, limits)).toBe('xxx')
  const text = `${'y'.repeat(200)}{{a}}`
  expect(repeated(text, { a: { text: 'x', times: { limit: 'body_bytes' } } }, limits)).toBeUndefined()
})
