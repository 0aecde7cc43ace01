import { expect, test } from 'vitest'
import type { CallScript } from '../../model/script.ts'
import type { Item } from '../../model/verdict.ts'
import { editData, editFrame, editRequest, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleRun } from '../shared/sample/sample-run.ts'
import { afterFailure, alone, brokeOff, busyCall, fellBack, goodCall, plain, stream } from '../shared/sample/samples.ts'

const selected = { type: 'route.selected' }
const attemptFailed = { type: 'route.attempt_failed' }

/** Renumbers each reader's frames after events were put in or taken out. */
function renumbered(items: readonly Item[]): Item[] {
  const next = new Map<string, number>()
  return items.map((item) => {
    if (item.kind === 'sse.opened') next.set(item.reader, item.after + 1)
    if (item.kind !== 'sse.frame') return item
    const sequence = next.get(item.reader) ?? 1
    next.set(item.reader, sequence + 1)
    return { ...withData(item, { ...(item.json as object), sequence }), id: String(sequence) }
  })
}

/** The runtime goes on with the second target although it should not have. */
const oneMoreAttempt = (items: readonly Item[]): Item[] =>
  renumbered(
    editFrame({ type: 'execution.failed' }, (frame) => {
      const data = frame.json as { target: object; attempt: number; error: object }
      const failed = { ...data, type: 'route.attempt_failed', status: 'routing' }
      const target = { provider: 'lab-openai-b', model: 'lab-openai-b-1' }
      const again = { ...data, type: 'route.selected', status: 'routing', target, attempt: data.attempt + 1 }
      return [
        withData(frame, failed),
        withData(frame, again),
        withData(frame, { ...data, target, attempt: data.attempt + 1 })
      ]
    })(items)
  )

/** The runtime gives up where it should have gone on: everything from the first failure on is one terminal. */
const givesUp = (items: readonly Item[]): Item[] => {
  const over = new Set<string>()
  return items.flatMap((item): readonly Item[] => {
    if (item.kind === 'ledger.request' && item.target === 'lab-openai-b') return []
    if (item.kind !== 'sse.frame') return [item]
    if (over.has(item.reader)) return []
    const data = item.json as { type: string }
    if (data.type !== 'route.attempt_failed') return [item]
    over.add(item.reader)
    return [withData(item, { ...data, type: 'execution.failed', status: 'failed' })]
  })
}

const fallbackRequest = { routing: { allow_fallback: true, max_attempts: 2 } }
const endsAtOnce = (first: CallScript): Item[] =>
  sampleRun({ group: 'pair', request: fallbackRequest, calls: [[first], [goodCall]] })

test('attempt numbers that repeat, skip or start elsewhere are caught', () => {
  expectCaught(
    'attempts/numbered',
    fellBack(),
    editData(selected, (data) => ({ ...data, attempt: 1 }))
  )
  expectCaught(
    'attempts/numbered',
    fellBack(),
    editData(selected, (data) => ({ ...data, attempt: Number(data.attempt) - 1 }))
  )
  expectCaught(
    'attempts/numbered',
    fellBack(),
    editData(attemptFailed, (data) => ({ ...data, attempt: 2 }))
  )
})

test('a hidden second request behind an attempt is caught', () => {
  const twice = editRequest((request) => [request, { ...request, request: request.request + 100 }])
  expectCaught('attempts/one-provider-request', plain(), twice)
  expectCaught('attempts/one-provider-request', fellBack(), twice)
})

test('a request without a route.selected of its target is caught', () => {
  const stray = editRequest((request) => [request, { ...request, request: 100, target: 'lab-openai-b' }])
  expectCaught('attempts/request-has-evidence', plain(), stray)
  expectCaught(
    'attempts/request-has-evidence',
    fellBack(),
    editData({ ...selected, sequence: 2 }, () => undefined)
  )
})

test('content that changes between attempts is caught', () => {
  const mutated = editRequest((request) => ({ ...request, contentHash: `hash of ${request.target}` }))
  expectCaught('attempts/same-content', fellBack(), mutated)
})

test('a second attempt without leave is caught', () => {
  const single = sampleRun({
    group: 'pair',
    request: { routing: { max_attempts: 4 } },
    calls: [[busyCall], [goodCall]]
  })
  expectCaught('attempts/no-fallback-by-default', single, oneMoreAttempt)
})

test('more attempts than max_attempts are caught', () => {
  const one = { routing: { allow_fallback: true, max_attempts: 1 } }
  expectCaught(
    'attempts/max-attempts',
    sampleRun({ group: 'pair', request: one, calls: [[busyCall], [goodCall]] }),
    oneMoreAttempt
  )
})

test('a candidate that is skipped, repeated or out of order is caught', () => {
  const swapped = editData(selected, (data) => ({
    ...data,
    target: { provider: 'lab-openai-b', model: 'lab-openai-b-1' }
  }))
  expectCaught('attempts/next-candidate', fellBack(), swapped)
  expectCaught('attempts/next-candidate', plain(), swapped)
  expectCaught(
    'attempts/next-candidate',
    alone(busyCall),
    editData(selected, () => undefined)
  )
})

test('an attempt after text or after a tool call is caught', () => {
  expectCaught('attempts/no-fallback-after-output', brokeOff(), oneMoreAttempt)
  const tool = alone(stream({ tool: { call: 'a', name: 'run' } }, { error: { kind: 'server' } }))
  expectCaught('attempts/no-fallback-after-output', tool, oneMoreAttempt)
  expectCaught('attempts/commits-tool-call', tool, oneMoreAttempt)
})

test('giving up after a Transient failure is caught, behind preamble and usage too', () => {
  expectCaught('attempts/transient-must-follow', fellBack(), givesUp)
  const preamble = afterFailure(stream({ noise: 'ping' }, { usage: { input: 3 } }, { error: { kind: 'overloaded' } }))
  expectCaught('attempts/transient-must-follow', preamble, givesUp)
  expectCaught('attempts/preamble-commits-nothing', preamble, givesUp)
})

test('giving up after an Uncertain failure is told', () => {
  const outcomes = [0, 1].map((outcome) => afterFailure(stream({ cut: 'eof' }), { outcome }))
  const followed = outcomes.find((items) => judgeSample('attempts/uncertain-follows', items).violations.length === 0)
  expectCaught('attempts/uncertain-follows', followed ?? [], givesUp)
})

test('going on after a Request-scoped failure is caught', () => {
  for (const status of [400, 409, 413, 422, 418]) {
    expectCaught('attempts/request-scoped-ends', endsAtOnce({ kind: 'status', status, body: '' }), oneMoreAttempt)
  }
  expectCaught(
    'attempts/request-scoped-ends',
    endsAtOnce(stream({ error: { kind: 'content_policy' } })),
    oneMoreAttempt
  )
})

test('another code than the last attempt’s is caught', () => {
  const other = editData({ type: 'execution.failed' }, (data) => ({ ...data, error: { code: 'internal_error' } }))
  expectCaught('attempts/last-error-stands', brokeOff(), other)
  expectCaught('attempts/last-error-stands', alone(busyCall), other)
})

test('a failed attempt without evidence, or with another’s, is caught', () => {
  const id = 'attempts/attempt-failed-evidence'
  expectCaught(
    id,
    fellBack(),
    editData(attemptFailed, () => undefined)
  )
  expectCaught(
    id,
    fellBack(),
    editData(attemptFailed, ({ error: _, ...data }) => data)
  )
  expectCaught(
    id,
    fellBack(),
    editData(attemptFailed, (data) => ({ ...data, target: { provider: 'x', model: 'y' } }))
  )
})

test('a wait that reaches past the deadline is caught by the deadline that ends it, or by the call after it', () => {
  const hour: CallScript = {
    kind: 'status',
    status: 429,
    error: { kind: 'rate_limit' },
    headers: { 'Retry-After': '3600' }
  }
  const request = { routing: { allow_fallback: true, max_attempts: 3 }, deadline_ms: 900 }
  const items = sampleRun({ request, calls: [[hour, goodCall]] })
  const slept = editData({ type: 'execution.failed' }, (data) => ({ ...data, error: { code: 'deadline_exceeded' } }))
  expectCaught('attempts/no-wait-past-bounds', items, slept)
})

test('a run without failures puts no fallback law to the test', () => {
  for (const id of [
    'attempts/transient-must-follow',
    'attempts/no-fallback-after-output',
    'attempts/same-content'
  ] as const) {
    expect(judgeSample(id, plain())).toEqual({ antecedents: 0, violations: [] })
  }
})

test('more attempts than candidates are caught where no bound was asked for', () => {
  const request = { routing: { allow_fallback: true } }
  const items = sampleRun({ group: 'pair', request, calls: [[busyCall], [busyCall]] })
  expectCaught('attempts/max-attempts-default', items, oneMoreAttempt)
})

test('evidence of a failed attempt under a code that its cause cannot have is caught', () => {
  const other = editData(attemptFailed, (data) => ({ ...data, error: { code: 'rate_limited' } }))
  expectCaught('attempts/attempt-failed-evidence', fellBack(), other)
})
