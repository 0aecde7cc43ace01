import { expect, test } from 'vitest'
import type { ClientStep } from '../../model/scenario.ts'
import type { Item } from '../../model/verdict.ts'
import { editData, editRequest } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { afterFailure, alone, busyCall, plain, stream } from '../shared/sample/samples.ts'
import { type Answer, exchangeAt, withClient } from '../shared/sample/signalled.ts'

const error = (code: string) => ({ error: { code, message: 'no', retryable: true } })
const full: Answer = {
  operation: 'submitExecution',
  status: 429,
  name: 'new',
  body: error('queue_full'),
  headers: { 'retry-after': '1' }
}
const client: readonly ClientStep[] = [{ do: 'submit' }, { do: 'submit', as: 'new', breaks: 'errors/door-queue-full' }]
/** A run that is about room: a 429 is an answer there, and no reason to send the request again. */
const asked = (answer: Answer): Item[] =>
  [...withClient(plain(), client), exchangeAt(1e6, answer)].map((item) =>
    item.kind === 'run' ? { ...item, scenario: { ...item.scenario, tags: ['admission'] } } : item
  )

test('a full admission that is not refused with 429 queue_full is caught', () => {
  for (const other of [
    { ...full, status: 202 },
    { ...full, status: 500 },
    { ...full, body: error('rate_limited') }
  ]) {
    expectCaught('errors/door-queue-full', asked(full), () => asked(other))
  }
})

test('a 429 that does not say when to come back is caught, one that gives a date is not', () => {
  for (const told of [undefined, 'soon', '', '0.5', '-1', '1s', 'in 5', '2026-11-30T12:00:00Z', '1, 2']) {
    const headers = told === undefined ? {} : { 'retry-after': told }
    expectCaught('errors/door-retry-after', asked(full), () => asked({ ...full, headers }))
  }
  const dates = ['Mon, 30 Nov 2026 12:00:00 GMT', 'Monday, 30-Nov-26 12:00:00 GMT', 'Tue Dec  1 12:00:00 2026']
  for (const date of ['0', '86400', ...dates]) {
    const dated = asked({ ...full, headers: { 'retry-after': date } })
    expect(judgeSample('errors/door-retry-after', dated).violations).toEqual([])
  }
})

const recoded = (code: string) => (items: readonly Item[]) =>
  (['execution.failed', 'route.attempt_failed'] as const).reduce(
    (all, type) => editData({ type }, (data) => ({ ...data, error: { ...(data.error as object), code } }))(all),
    [...items]
  )

/** Runs over targets with a single slot, one of which was never called. */
const narrow = (items: readonly Item[], uncalled: string): Item[] =>
  editRequest((request) => (request.target.endsWith(uncalled) ? undefined : request))(
    items.map((item) =>
      item.kind === 'run'
        ? {
            ...item,
            targets: item.targets.map((target) => ({
              ...target,
              extended: {
                max_concurrency: 1,
                max_queue_depth: 1,
                timeouts: { connect_ms: 1, first_byte_ms: 1, idle_ms: 1, progress_ms: 1 }
              }
            }))
          }
        : item
    )
  )

test('an attempt that found no place in the queue is caught under another code, at the end and as evidence', () => {
  const both = { calls: [[busyCall], [busyCall]] }
  for (const items of [narrow(afterFailure(busyCall), '-a'), narrow(afterFailure(busyCall, both), '-b')]) {
    const good = recoded('queue_full')(items)
    expectCaught('errors/attempt-queue-full', good, recoded('provider_unavailable'))
  }
  expect(judgeSample('errors/attempt-queue-full', alone(busyCall)).antecedents).toBe(0)
})

/** A run against a store that holds few bytes of one execution. */
const limited = (bytes: number, items: readonly Item[]): Item[] =>
  items.map((item) =>
    item.kind === 'run'
      ? { ...item, scenario: { ...item.scenario, configuration: { event_store: { max_execution_bytes: bytes } } } }
      : item
  )

test('an answer that is too long for the store is caught when it succeeds, or fails under another code', () => {
  const failed = alone(stream({ text: 'a long answer' }, { error: { kind: 'server' } }))
  const good = limited(4, recoded('capacity_exceeded')(failed))
  expectCaught('errors/store-limit', good, recoded('internal_error'))
  expectCaught('errors/store-limit', good, () => limited(4, plain()))
  expect(judgeSample('errors/store-limit', limited(4096, plain())).antecedents).toBe(0)
})
