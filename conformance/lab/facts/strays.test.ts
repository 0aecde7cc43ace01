import { expect, test } from 'vitest'
import { marksIn, prescribedHeaders, trapsIn } from './strays.ts'

const nonce = 'n-0123456789abcdef'
const request = { method: 'POST', path: '/v1/responses', headers: {}, body: '' }

test('of all headers only the prescribed ones are told', () => {
  const headers = {
    'x-fal-no-retry': '1',
    'anthropic-version': '2023-06-01',
    authorization: 'Bearer x',
    'x-other': 'y'
  }
  expect(prescribedHeaders(headers)).toEqual({ 'x-fal-no-retry': '1', 'anthropic-version': '2023-06-01' })
  expect(prescribedHeaders({})).toEqual({})
})

test('marks are found wherever they stand, each once and by its name', () => {
  const mark = (name: string): string => `trap-${name}-${nonce}`
  expect(
    trapsIn({
      ...request,
      path: `/v1/${mark('path')}`,
      headers: { [mark('name')]: 'a', 'x-b': `c ${mark('value')}` },
      body: `{"a":"${mark('body')} ${mark('body')}"}`
    })
  ).toEqual(['body', 'name', 'path', 'value'])
})

test('what only looks like a mark is none', () => {
  expect(trapsIn({ ...request, body: 'trap-x-n-0123 trap--n-0123456789abcdef trap-X-n-0123456789abcdef' })).toEqual([])
})

test('marks of an input are told in the order of their first appearance', () => {
  const text = 'part-b-n-0123456789abcdef part-a1-n-0123456789abcdef part-b-n-0123456789abcdef part-c-n-0'
  expect(marksIn(text)).toEqual(['b', 'a1'])
})
