import { expect, test } from 'vitest'
import type { HttpExchange } from '../model/transcript.ts'
import type { Item } from '../model/verdict.ts'
import { missedStop } from './missed-stop.ts'

const signalled = { kind: 'process.signalled', time: 1, signal: 'SIGTERM' } as Item
const answer = (fields: Partial<HttpExchange>): Item =>
  ({ kind: 'http.exchange', operation: 'getRuntime', status: 200, body: { state: 'ready' }, ...fields }) as Item
const refused = answer({ status: 0, body: undefined, failure: 'refused' })

test('a runtime that is gone before it was seen to stop was missed', () => {
  expect(missedStop([signalled, refused])).toBe(true)
  expect(missedStop([signalled, answer({}), refused])).toBe(true)
})

test('a runtime that was seen to stop, or that is still there, was not missed', () => {
  expect(missedStop([answer({}), refused])).toBe(false)
  expect(missedStop([signalled, answer({ status: 503, body: { state: 'stopping' } }), refused])).toBe(false)
  expect(missedStop([signalled, answer({ body: { state: 'stopping' } }), refused])).toBe(false)
  expect(missedStop([signalled, answer({})])).toBe(false)
})
