import { expect, test } from 'vitest'
import type { Item } from '../../model/verdict.ts'
import { editData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, stream } from '../shared/sample/samples.ts'

const silent = stream({ text: 'alpha' }, { stall: true })
const deadline = { request: { deadline_ms: 500 } }

/** A run whose execution ended so long after its submit, and whose provider's call was left so long behind that. */
function endedAfter(ms: number, left: number | 'never' = 1, error: object = {}): Item[] {
  const ending = editData({ type: 'execution.failed' }, (data) => ({
    ...data,
    time: new Date(Date.UTC(2026, 10, 30) + ms).toISOString(),
    error: { code: 'deadline_exceeded', message: 'the deadline passed', retryable: false, ...error }
  }))
  return ending(alone(silent, deadline)).flatMap((item): Item[] => {
    if (item.kind === 'ledger.end') return left === 'never' ? [] : [{ ...item, how: 'aborted', time: ms + left }]
    if (item.kind === 'sse.frame' && isEnd(item.json)) return [{ ...item, time: ms }]
    return [item.kind === 'end' ? { ...item, time: ms + 1e5 } : item]
  })
}

const isEnd = (json: unknown): boolean => (json as { type?: string }).type === 'execution.failed'

test('what the deadline ended under another status or code is caught', () => {
  const id = 'deadline/ends-failed'
  expectCaught(id, endedAfter(510), () => endedAfter(510, 1, { code: 'provider_unavailable' }))
  const cancelled = editData({ type: 'execution.failed' }, (data) => ({ ...data, status: 'cancelled' }))
  expectCaught(id, endedAfter(510), cancelled)
  const early = endedAfter(100, 1, { code: 'provider_unavailable' })
  expect(judgeSample(id, early)).toEqual({ antecedents: 0, violations: [] })
})

test('an execution that comes to another end long behind its deadline is caught, one that ends a little late is not', () => {
  const id = 'deadline/one-limit'
  const completed = editData({ type: 'execution.failed' }, ({ error: _error, ...data }) => ({
    ...data,
    type: 'execution.completed',
    status: 'succeeded'
  }))
  const long = completed(endedAfter(5000))
  expectCaught(id, endedAfter(510), () => long)
  expect(judgeSample(id, completed(endedAfter(900)))).toEqual({ antecedents: 0, violations: [] })
})

test('a deadline that ends an execution after several times as long is caught', () => {
  const id = 'deadline/one-limit'
  expectCaught(id, endedAfter(1300), () => endedAfter(2200))
})

test('a provider that is left late or never behind the deadline is caught', () => {
  const id = 'deadline/provider-aborted'
  expectCaught(id, endedAfter(510), () => endedAfter(510, 4000))
  expectCaught(id, endedAfter(510), () => endedAfter(510, 'never'))
})
