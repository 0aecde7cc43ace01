import { expect, test } from 'vitest'
import type { RequirementId } from '../../../generated/requirements.ts'
import type { HttpExchange } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { editData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { type SampleOptions, sampleRun } from '../shared/sample/sample-run.ts'
import { brokeOff, busyCall, goodCall, plain, stream } from '../shared/sample/samples.ts'
import { type Asked, sampleId, withExchanges } from '../shared/sample/with-exchanges.ts'

const promise = { status: 202, body: { status: 'cancellation_requested' } }
const tooLate = { status: 409, body: { error: { code: 'conflict', message: 'ended', retryable: false } } }
const held = stream({ text: 'alpha' }, { barrier: 'held' }, { text: ' late' }, { stall: true })

const caught = (id: RequirementId, clean: readonly Item[], spoilt: readonly Item[]): void =>
  expectCaught(id, clean, () => spoilt)

/** How the provider's call is left, and what else differs. */
interface Left {
  readonly how?: 'aborted' | 'done'
  /** Milliseconds behind the cancel's answer; `never`: still open when nobody watched any more. */
  readonly after?: number | 'never'
  readonly cancel?: Partial<HttpExchange>
}

/** A run that was cancelled while its provider's call stood at the barrier; the 202 comes 2 ms behind its question. */
function cancelled(left: Left = {}, options: Partial<SampleOptions> = {}): Item[] {
  const client = [{ do: 'submit' }, { do: 'cancel' }] as const
  const made = [0, 1, 2, 3, 4, 5, 6].flatMap((outcome) => {
    try {
      return [sampleRun({ calls: [[held]], client, ...options, outcome })]
    } catch {
      return []
    }
  })
  const run = made.find((items) => items.some(isCancelledEnd) && items.some(({ kind }) => kind === 'ledger.barrier'))
  if (run === undefined) throw new TypeError('no outcome of the sample is cancelled')
  const barrier = run.find(({ kind }) => kind === 'ledger.barrier')?.time ?? 0
  const said = editData({ type: 'output.delta' }, (data) => (data.delta === ' late' ? undefined : data))(run)
  const behind = said.flatMap((item) => move(item, barrier, left))
  return withExchanges(behind, [{ ask: 'cancel', ...promise, started: barrier + 1, time: barrier + 3, ...left.cancel }])
}

/** The same run of a client that released the barrier before it cancelled. */
const racing = (items: readonly Item[]): Item[] =>
  items.map((item): Item => {
    if (item.kind !== 'run') return item
    const release = { do: 'release', barrier: 'held' } as const
    const client = [{ do: 'submit' }, { do: 'reached', barrier: 'held' }, release, { do: 'cancel' }] as const
    return { ...item, scenario: { ...item.scenario, client } }
  })

test('a call that goes on beside its cancel may have been left on its own account, so neither 409 nor a fallback is caught', () => {
  const refused = cancelled({ cancel: { status: 409, body: tooLate.body } })
  expectCaught('cancellation/cancel-202', cancelled(), () => refused)
  expect(judgeSample('cancellation/cancel-202', racing(refused)).violations).toEqual([])
  const next = followed(cancelled({}, withOthers), 1)
  expect(judgeSample('cancellation/no-new-attempt', racing(next)).violations).toEqual([])
  const late = racing(followed(cancelled({}, withOthers), 5000))
  expect(judgeSample('cancellation/no-new-attempt', late).violations.length).toBeGreaterThan(0)
})

const isCancelledEnd = (item: Item): boolean =>
  item.kind === 'sse.frame' && (item.json as { status?: unknown }).status === 'cancelled'

/** Everything behind the barrier happens later, so that the cancel finds its place. */
function move(item: Item, barrier: number, { how = 'aborted', after = 1 }: Left): Item[] {
  if (item.kind !== 'ledger.end') return [item.time > barrier ? { ...item, time: item.time + 10 } : item]
  if (item.time < barrier) return [item]
  return after === 'never' ? [] : [{ ...item, how, time: barrier + 3 + after }]
}

test('a cancel of what runs that is not answered with its promise is caught, a second one in the way of a 500 too', () => {
  const id = 'cancellation/cancel-202'
  for (const cancel of [{ status: 200 }, { status: 409 }, { status: 404 }, { status: 500 }, { body: {} }]) {
    caught(id, cancelled(), cancelled({ cancel }))
  }
  const second = (status: number): Item[] => withExchanges(cancelled(), [{ ask: 'cancel', status, started: 30 }])
  caught(id, second(409), withBroken(cancelled(), 500))
})

/** A second cancel, sent before anybody had seen the end. */
const withBroken = (items: readonly Item[], status: number): Item[] => {
  const barrier = items.find(({ kind }) => kind === 'ledger.barrier')?.time ?? 0
  return withExchanges(items, [{ ask: 'cancel', status, started: barrier + 3.5, time: barrier + 3.6 }])
}

const late = (...asked: readonly Asked[]): Item[] => withExchanges(plain(), asked)

test('a late cancel that is taken, that fails, or that is refused otherwise is caught', () => {
  const refused = late({ ask: 'cancel', ...tooLate })
  for (const status of [200, 202, 204, 500, 302]) {
    caught('cancellation/cancel-terminal-refused', refused, late({ ask: 'cancel', status }))
  }
  for (const status of [404, 400, 202]) {
    caught('cancellation/cancel-terminal-409', refused, late({ ask: 'cancel', status }))
  }
  caught('cancellation/cancel-terminal-409', refused, late({ ask: 'cancel', status: 409, body: {} }))
  const unknown = late({ ask: 'cancel', status: 404 })
  expect(judgeSample('cancellation/cancel-terminal-refused', unknown).violations).toEqual([])
  expect(judgeSample('cancellation/cancel-terminal-404', unknown).antecedents).toBe(1)
  expect(judgeSample('cancellation/cancel-terminal-404', refused).antecedents).toBe(0)
})

test('a late cancel that changes the snapshot or the log is caught', () => {
  const id = 'cancellation/cancel-terminal-unchanged'
  const ended = { execution_id: 'e', status: 'failed', last_sequence: 4, expires_at: 'soon' }
  const around = (after: object): Item[] =>
    withExchanges(brokeOff(), [
      { ask: 'snapshot', body: ended },
      { ask: 'cancel', ...tooLate },
      { ask: 'snapshot', body: { ...ended, ...after } }
    ])
  caught(id, around({ expires_at: 'later' }), around({ status: 'cancelled' }))
  const run = withExchanges(plain(), [{ ask: 'cancel', ...tooLate }])
  const reread = (items: readonly Item[]): Item[] => [
    ...items.slice(0, -1),
    ...plain().flatMap((item) =>
      'reader' in item && item.reader === 'replay' ? [{ ...item, reader: 'again', time: item.time + 1e4 }] : []
    ),
    ...items.slice(-1)
  ]
  const marked = editData({ reader: 'again', type: 'execution.completed' }, (data) => ({
    ...data,
    status: 'cancelled'
  }))
  caught(id, reread(run), marked(reread(run)))
})

const withOthers: Partial<SampleOptions> = {
  group: 'pair',
  request: { routing: { allow_fallback: true, max_attempts: 2 } },
  calls: [[held], [goodCall]]
}

/** The run with a request at the second target, so long behind the cancel's answer. */
function followed(items: readonly Item[], after: number): Item[] {
  const call = items.find((item) => item.kind === 'ledger.request')
  const answered = items.find((item) => item.kind === 'http.exchange' && item.operation === 'cancelExecution')
  if (call?.kind !== 'ledger.request' || answered === undefined) throw new TypeError('the sample was not cancelled')
  const other = { ...call, request: 98, target: 'lab-openai-b', time: answered.time + after }
  return [...items.slice(0, -1), other, ...items.slice(-1)]
}

test('a provider request that follows a held one behind the cancel is caught', () => {
  const id = 'cancellation/no-new-attempt'
  caught(id, cancelled({}, withOthers), followed(cancelled({}, withOthers), 1))
})

test('with no call under way only what comes well behind the 202 is caught, for it may have been on the wire', () => {
  const id = 'cancellation/no-new-attempt'
  const waiting = { ...withOthers, calls: [[busyCall], [held]] }
  const between = cancelled({}, waiting).map((item) =>
    item.kind === 'http.exchange' && item.operation === 'cancelExecution' ? { ...item, started: 4.5, time: 4.6 } : item
  )
  const onTheWire = followed(between, 100)
  expect(judgeSample(id, onTheWire).violations).toEqual([])
  expect(judgeSample(id, followed(between, 5000)).violations.length).toBeGreaterThan(0)
})

test('a provider that is left too late, or never, is caught; one that came to its end was not left', () => {
  const id = 'cancellation/provider-aborted'
  caught(id, cancelled(), cancelled({ after: 4000 }))
  caught(id, cancelled(), cancelled({ after: 'never' }))
  expect(judgeSample(id, cancelled({ how: 'done' }))).toEqual({ antecedents: 0, violations: [] })
})

test('output that the provider said only behind the 202 is caught, as far as the call was held until then', () => {
  const late = editData({ type: 'output.delta' }, (data) => ({ ...data, delta: `${String(data.delta)} late` }))
  expectCaught('cancellation/no-late-output', cancelled(), late)
  expect(judgeSample('cancellation/no-late-output', racing(late(cancelled())))).toEqual({
    antecedents: 0,
    violations: []
  })
})

test('a cancelled execution that ends otherwise is caught, unless its provider had come to its end', () => {
  const id = 'cancellation/ends-cancelled'
  const failed = editData({ type: 'execution.failed' }, (data) => ({
    ...data,
    status: 'failed',
    error: { code: 'internal_error', message: 'x', retryable: false }
  }))
  expectCaught(id, cancelled(), failed)
  expect(judgeSample(id, failed(cancelled({ how: 'done' }))).violations).toEqual([])
})

test('success behind the 202 is told, and is a fault where the call was left', () => {
  const id = 'cancellation/proven-success-legal'
  const succeeded = editData({ type: 'execution.failed' }, ({ error: _error, ...data }) => ({
    ...data,
    type: 'execution.completed',
    status: 'succeeded'
  }))
  caught(id, succeeded(cancelled({ how: 'done' })), succeeded(cancelled()))
  expect(judgeSample(id, cancelled()).antecedents).toBe(0)
})

test('a second terminal event, another one in another reading, and none at all are caught', () => {
  const id = 'cancellation/one-terminal-in-race'
  const twice = (items: readonly Item[]): Item[] =>
    items.flatMap((item) => (isCancelledEnd(item) ? [item, { ...item, time: item.time + 0.1 }] : [item]))
  expectCaught(id, cancelled(), twice)
  const otherwise = editData({ type: 'execution.failed', reader: 'replay' }, (data) => ({ ...data, status: 'failed' }))
  expectCaught(id, cancelled(), otherwise)
  expectCaught(
    id,
    cancelled(),
    editData({ type: 'execution.failed' }, () => undefined)
  )
})

/** The first run at a target with one slot, followed by the execution of the second one. */
function atOneSlot(first: readonly Item[], second: readonly Item[]): Item[] {
  const id = sampleId(first)
  const later = second
    .slice(1, -1)
    .map((item) => JSON.parse(JSON.stringify(item).replaceAll(id, other)) as Item)
    .map((item) => ({ ...item, time: item.time + 1e4, ...('started' in item ? { started: item.started + 1e4 } : {}) }))
  const narrow = first.slice(0, -1).map((item): Item => {
    return item.kind === 'run' ? { ...item, scenario: { ...item.scenario, group: 'narrow' } } : item
  })
  return [...narrow, ...later, ...first.slice(-1)]
}

const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

test('an execution that finds the slot of a cancelled one taken is caught', () => {
  caught('cancellation/slot-freed', atOneSlot(cancelled(), plain()), atOneSlot(cancelled(), brokeOff()))
})
