import type { Item } from '../../../model/verdict.ts'
import { editData, editExchange } from './edit.ts'
import { alone, plain, stream } from './samples.ts'
import { type Answer, endedAt, exchangeAt, signalledAt, startedAt } from './signalled.ts'

/** When the process of these samples was killed, gone and there again; everything before and behind that fits. */
const killed = 10_000
const back = 20_000

const key = 'k'
const interrupted = { code: 'internal_error', message: 'cut', retryable: false, remote_outcome: 'unknown' }

const isTerminalFrame = (item: Item): boolean =>
  item.kind === 'sse.frame' && /^execution\.(completed|failed)$/.test(String((item.json as { type?: unknown }).type))

const isReading = (item: Item): boolean => item.kind === 'http.exchange' && item.operation === 'getExecution'

/** The same items behind the restart. */
const later = (items: readonly Item[]): Item[] =>
  items.map((item) => {
    const moved = { ...item, time: item.time + back }
    if ('started' in moved && moved.started !== undefined) return { ...moved, started: moved.started + back }
    return moved
  })

/** A repeated submit behind the restart, as it must be answered. */
const replayed = (items: readonly Item[]): Item => {
  const [submit] = items.flatMap((item) =>
    item.kind === 'http.exchange' && item.operation === 'submitExecution' ? [item] : []
  )
  const body = { ...(submit?.body as object), idempotent_replay: true }
  const answer: Answer = { operation: 'submitExecution', status: 200, name: 'again', idempotencyKey: key, body }
  return exchangeAt(back + 9000, { ...answer, ...(submit?.execution ? { execution: submit.execution } : {}) })
}

const keyed = editExchange('submitExecution', (exchange) => ({ ...exchange, idempotencyKey: key }))
const durably = (items: readonly Item[]): Item[] =>
  items.map((item) => (item.kind === 'run' ? { ...item, features: ['durable'] } : item))

const around = (before: readonly Item[], after: readonly Item[]): Item[] => {
  const items = [...before, signalledAt(killed, 'SIGKILL'), endedAt(killed + 10), startedAt(back - 10), ...later(after)]
  return [...items.slice(0, -1), replayed(before), ...items.slice(-1)]
}

/** A flawless run whose process was killed while the provider was held, and which was read when the process was there again. */
export function killedInAnAnswer(): Item[] {
  const held = stream({ text: 'alpha ' }, { barrier: 'held' }, { text: 'beta' }, { error: { kind: 'server' } })
  const told = editData({ type: 'execution.failed' }, (data) => ({ ...data, error: interrupted }))(alone(held))
  const items = durably(keyed(told))
  const place = items.findIndex(isReading)
  const seen = items.slice(0, place).flatMap((item): Item[] => {
    if (isTerminalFrame(item)) return []
    if (item.kind === 'ledger.end') return [{ ...item, time: killed + 5, how: 'aborted' }]
    return [item.kind === 'sse.closed' && item.how === 'eof' ? { ...item, time: killed + 5, how: 'reset' } : item]
  })
  return around(seen, items.slice(place)).toSorted((a, b) => a.time - b.time)
}

/** A flawless run that was read to its end, and read again when its process had been killed at rest. */
export function killedAtRest(): Item[] {
  const items = durably(keyed(plain()))
  const after = items.slice(items.findIndex(isReading)).map((item): Item => {
    return 'reader' in item ? { ...item, reader: `${item.reader}-after` } : item
  })
  return around(items.slice(0, -1), after)
}

/** Changes what is seen behind the restart, and nothing before it. */
export const behindTheRestart =
  (change: (items: readonly Item[]) => readonly Item[]) =>
  (items: readonly Item[]): Item[] => [
    ...items.filter(({ time }) => time < back - 10),
    ...change(items.filter(({ time }) => time >= back - 10))
  ]
