import { expect, test } from 'vitest'
import type { HttpExchange } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { editData, editExchange, editRequest } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, goodCall, plain, stream } from '../shared/sample/samples.ts'
import { type Answer, endedAt, exchangeAt, infoOf, signalledAt, startedAt } from '../shared/sample/signalled.ts'

const stopping: Answer = { operation: 'getRuntime', status: 503, body: infoOf('stopping') }
const error = (code: string) => ({ error: { code, message: 'no', retryable: true } })
const refused: Answer = {
  operation: 'submitExecution',
  status: 503,
  name: 'new',
  body: error('runtime_unavailable')
}

/** A run that was told to stop when it was over, and what it answered then, a moment apart; at last it was gone. */
function stopped(...answers: readonly Answer[]): Item[] {
  const told = answers.map((answer, at) => exchangeAt(1010 + at * 10, answer))
  return [...plain(), signalledAt(1000), ...told, endedAt(9000)]
}

test('a runtime that does not say that it is stopping is caught, one that is gone at once is not judged', () => {
  const good = stopped(stopping, refused)
  const ready: Answer = { operation: 'getRuntime', status: 200, body: infoOf('ready') }
  const late = exchangeAt(5900, ready)
  expectCaught('storage/stopping-503', good, () => [...stopped(ready).slice(0, -1), late, endedAt(9000)])
  expectCaught('storage/stopping-503', good, () => stopped({ ...stopping, body: infoOf('ready') }))
  expectCaught('storage/stopping-503', good, () => stopped({ ...stopping, body: error('runtime_unavailable') }))
  expect(judgeSample('storage/stopping-503', [...plain(), signalledAt(1000), endedAt(1001)]).antecedents).toBe(0)
  expect(judgeSample('storage/stopping-503', stopped(ready))).toEqual({ antecedents: 0, violations: [] })
})

test('new work that a stopping runtime takes is caught, what came before it said so is not', () => {
  const taken: Answer = { operation: 'submitExecution', status: 202, name: 'new' }
  expectCaught('storage/stopping-503', stopped(stopping, refused), () => stopped(stopping, taken))
  expect(judgeSample('storage/stopping-503', stopped(taken, stopping)).violations).toEqual([])
})

test('a stop that is told with another status, or a 503 with another body, is caught', () => {
  for (const other of [
    { ...stopping, status: 200 },
    { ...stopping, body: error('runtime_unavailable') },
    { ...stopping, body: infoOf('ready') }
  ]) {
    expectCaught('http/runtime-503', stopped(stopping), () => stopped(other))
  }
})

test('a refusal under another code is caught, also where no process was signalled', () => {
  for (const wrap of [stopped, (answer: Answer): Item[] => [...plain(), exchangeAt(1e6, answer)]]) {
    expectCaught('errors/door-unavailable', wrap(refused), () => wrap({ ...refused, body: error('internal_error') }))
  }
})

/** The submit of the run with a key. */
const keyed = editExchange('submitExecution', (exchange) =>
  exchange.status === 202 ? { ...exchange, idempotencyKey: 'k' } : exchange
)
const submission = plain().find((item) => item.kind === 'http.exchange' && item.operation === 'submitExecution')
const { execution_id: id } = (submission as HttpExchange).body as { execution_id: string }
const again: Answer = {
  operation: 'submitExecution',
  status: 200,
  name: 'again',
  idempotencyKey: 'k',
  body: { execution_id: id, status: 'succeeded', created_at: '2026-11-30T00:00:00Z', idempotent_replay: true }
}
const spoilt: readonly Answer[] = [
  { ...again, status: 503, body: error('runtime_unavailable') },
  { ...again, status: 202 },
  { ...again, body: { ...(again.body as object), execution_id: 'another' } },
  { ...again, body: { ...(again.body as object), idempotent_replay: false } }
]

test('a known key that a stopping runtime does not answer with its execution is caught', () => {
  const good = keyed(stopped(stopping, again))
  for (const other of spoilt) expectCaught('idempotency/replay-when-full', good, () => keyed(stopped(stopping, other)))
  const unknown = keyed(stopped(stopping, { ...refused, idempotencyKey: 'other' }))
  expect(judgeSample('idempotency/replay-when-full', unknown).antecedents).toBe(0)
})

test('a known key that a full runtime does not answer with its execution is caught', () => {
  const full: Answer = { operation: 'submitExecution', status: 429, name: 'new', body: error('queue_full') }
  const between = (answer: Answer): Item[] =>
    keyed([...plain(), exchangeAt(2000, full), exchangeAt(2010, answer), exchangeAt(2020, full)])
  for (const other of spoilt) {
    expectCaught('idempotency/replay-when-full', between(again), () => between(other))
  }
})

/** A run whose provider call was open when its process got the signal, and which failed after that. */
function cut(failure: object): Item[] {
  const items = alone(stream({ text: 'alpha ' }, { barrier: 'held' }, { text: 'beta' }, { error: { kind: 'server' } }))
  const failed = editData({ type: 'execution.failed' }, (data) => ({ ...data, error: failure }))(items)
  const told = failed.flatMap((item): Item[] => {
    if (item.kind === 'ledger.end') return []
    const isEnd = item.kind === 'sse.frame' && (item.json as { type?: string }).type === 'execution.failed'
    return [isEnd ? { ...item, time: 2000 } : item]
  })
  return [...told, signalledAt(1000), endedAt(3000)]
}

const interrupted = { code: 'internal_error', message: 'cut', retryable: false, remote_outcome: 'unknown' }

test('work that the end of the process cut is caught under another code', () => {
  expectCaught('errors/internal-code', cut(interrupted), () => cut({ ...interrupted, code: 'provider_unavailable' }))
})

test('cut work that says anything else of its provider call than that nobody knows is caught', () => {
  for (const outcome of [undefined, 'not_started', 'finished']) {
    const other = { ...interrupted, remote_outcome: outcome }
    expectCaught('errors/internal-remote-outcome', cut(interrupted), () => cut(other))
  }
})

test('what failed before the signal, or because of a cancel or deadline, was cut by nobody', () => {
  const early = cut({ ...interrupted, code: 'provider_unavailable' }).map(
    (item): Item => (item.kind === 'process.signalled' ? { ...item, time: 2500 } : item)
  )
  expect(judgeSample('errors/internal-code', early).antecedents).toBe(0)
  const noCall = editRequest(() => undefined)(cut(interrupted))
  expect(judgeSample('errors/internal-code', noCall).antecedents).toBe(0)
})

test('a provider that said all before the terminal was told was cut by nobody; one that was let go after it was', () => {
  const wrong = cut({ ...interrupted, code: 'provider_unavailable' })
  const end = alone(goodCall).find((item) => item.kind === 'ledger.end')
  const doneAt = (time: number): Item[] => [...wrong, { ...(end as Item & { kind: 'ledger.end' }), time }]
  const request = wrong.find((item) => item.kind === 'ledger.request')
  const known = (items: Item[]): Item[] =>
    items.map((item) =>
      item.kind === 'ledger.end' && request?.kind === 'ledger.request' ? { ...item, request: request.request } : item
    )
  expect(judgeSample('errors/internal-code', known(doneAt(1500))).antecedents).toBe(0)
  expect(judgeSample('errors/internal-code', known(doneAt(2001))).violations).toHaveLength(1)
})

test('a run without a signal has no stop, and one that never got ready again no second life', () => {
  for (const law of ['storage/stopping-503', 'errors/internal-code', 'idempotency/replay-when-full']) {
    expect(judgeSample(law, plain()).antecedents).toBe(0)
    expect(judgeSample(law, [...alone(goodCall), signalledAt(1e6), startedAt(2e6, false)]).antecedents).toBe(0)
  }
})

/** The run of `cut` without its terminal: its process was gone before anybody was told. */
const untold = (items: readonly Item[]): Item[] =>
  items.flatMap((item): Item[] => {
    if (item.kind === 'sse.frame') return (item.json as { type?: string }).type === 'execution.failed' ? [] : [item]
    return [item.kind === 'sse.closed' ? { ...item, time: 2000, how: 'reset' } : item]
  })

test('a process that is gone with its work neither done nor told as cut is caught', () => {
  const watched = cut(interrupted).map((item): Item => (item.kind === 'sse.closed' ? { ...item, time: 2000 } : item))
  expectCaught('storage/stopping-grace', watched, untold)
  const durable = untold(watched).map((item): Item => (item.kind === 'run' ? { ...item, features: ['durable'] } : item))
  expect(judgeSample('storage/stopping-grace', durable).violations).toEqual([])
})

test('work that is cut before the grace of the environment is over is caught where that variable counts', () => {
  const within = (graceMs: number, features: readonly string[]) =>
    cut(interrupted).map((item): Item => {
      if (item.kind !== 'run') return item
      const environment = { MODEL_RUNTIME_SHUTDOWN_GRACE_MS: String(graceMs) }
      return { ...item, features, scenario: { ...item.scenario, environment } }
    })
  expectCaught('storage/stopping-grace', within(900, ['config_extended']), () => within(9000, ['config_extended']))
  expect(judgeSample('storage/stopping-grace', within(9000, [])).violations).toEqual([])
})

test('a runtime that takes no connection while it brings its work to an end is caught', () => {
  const shut: Answer = { operation: 'getRuntime', status: 0, failure: 'refused' }
  const done = alone(stream({ text: 'alpha ' }, { barrier: 'held' }, { text: 'beta' }, { end: { finish: 'stop' } }))
  const late = done.map((item): Item => {
    const isEnd = item.kind === 'sse.frame' && (item.json as { type?: string }).type === 'execution.completed'
    return isEnd || item.kind === 'ledger.end' ? { ...item, time: 2000 } : item
  })
  const run = (answer: Answer) => [...late, signalledAt(1000), exchangeAt(1500, answer), endedAt(3000)]
  expectCaught('storage/stopping-503', run(stopping), () => run(shut))
  const gone = [...late, signalledAt(1000), endedAt(1200), exchangeAt(1500, shut)]
  expect(judgeSample('storage/stopping-503', gone).violations).toEqual([])
})
