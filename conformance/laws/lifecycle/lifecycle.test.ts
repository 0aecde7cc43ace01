import { expect, test } from 'vitest'
import type { HttpExchange } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { editBody, editData, editExchange } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, brokeOff, goodCall, plain } from '../shared/sample/samples.ts'

const clean = (requirement: string, items: readonly Item[]): void =>
  expect(judgeSample(requirement, items).violations).toEqual([])

const asCancelled = editData({ type: 'execution.failed' }, (data) => ({
  ...data,
  status: 'cancelled',
  error: { code: 'cancelled', message: 'on request', retryable: false }
}))

/** The items with an answered cancel request in front of the first one that is chosen. */
function withCancel(items: readonly Item[], before: (item: Item) => boolean): Item[] {
  const submit = items.find(
    (item): item is HttpExchange => item.kind === 'http.exchange' && item.operation === 'submitExecution'
  )
  const place = items.findIndex(before)
  const at = items[place]
  if (submit === undefined || at === undefined) throw new RangeError('no such place')
  const cancel: HttpExchange = {
    ...submit,
    operation: 'cancelExecution',
    path: `/v1/executions/${String((submit.body as { execution_id?: unknown }).execution_id)}/cancel`,
    started: at.time - 0.5,
    time: at.time - 0.25,
    body: { status: 'cancellation_requested' }
  }
  return [...items.slice(0, place), cancel, ...items.slice(place)]
}

const isTerminal = (item: Item): boolean =>
  item.kind === 'sse.frame' && (item.json as { type: string }).type === 'execution.failed'

test('status and code that do not say cancelled together are caught, in any event', () => {
  const id = 'lifecycle/cancelled-iff'
  clean(id, asCancelled(brokeOff()))
  expectCaught(
    id,
    brokeOff(),
    editData({ type: 'output.delta' }, (data) => ({ ...data, status: 'cancelled' }))
  )
  expectCaught(
    id,
    asCancelled(brokeOff()),
    editData({ type: 'execution.failed' }, (data) => ({ ...data, status: 'failed' }))
  )
})

test('an execution that is called cancelled though nobody asked, or before anybody did, is caught', () => {
  const id = 'lifecycle/cancelled-after-request'
  expectCaught(id, brokeOff(), asCancelled)
  clean(id, withCancel(asCancelled(brokeOff()), isTerminal))
  const late = withCancel(asCancelled(brokeOff()), ({ kind }) => kind === 'end')
  expect(judgeSample(id, late).violations).not.toEqual([])
})

test('a cancel request that got no answer proves nothing', () => {
  const client = [{ do: 'submit' }, { do: 'cancel' }] as const
  const items = alone(goodCall, { client })
  const failed = editData({ type: 'execution.completed' }, (data) => ({ ...data, type: 'execution.failed' }))(items)
  expect(judgeSample('lifecycle/cancelled-after-request', asCancelled(failed))).toEqual({
    antecedents: 0,
    violations: []
  })
})

test('a status that changes behind the end is caught in snapshot, result and log', () => {
  const id = 'lifecycle/terminal-status-final'
  expectCaught(
    id,
    plain(),
    editBody('getExecution', (body) => ({ ...body, status: 'cancelled' }))
  )
  expectCaught(
    id,
    plain(),
    editBody('getExecution', (body) => ({ ...body, status: 'running' }))
  )
  expectCaught(
    id,
    plain(),
    editExchange('getExecutionResult', (exchange) => ({ ...exchange, status: 409, body: { status: 'failed' } }))
  )
  expectCaught(
    id,
    plain(),
    editData({ type: 'execution.completed', reader: 'replay' }, (data) => ({
      ...data,
      type: 'execution.failed',
      status: 'failed'
    }))
  )
})
