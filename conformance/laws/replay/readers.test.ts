import { expect, test } from 'vitest'
import type { HttpExchange, StreamClosed } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { editClosed, editData, editFrame } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, plain, stream } from '../shared/sample/samples.ts'

const clean = (requirement: string, items: readonly Item[]): void =>
  expect(judgeSample(requirement, items).violations).toEqual([])

const client = [{ do: 'submit' }, { do: 'read', as: 'live', pause_after: 1, background: true }] as const

/** An answer whose first reader stops for a while; its provider pauses at a barrier. */
const stopped = (): Item[] =>
  alone(stream({ text: 'a' }, { barrier: 'b' }, { text: 'b' }, { text: 'c' }, { end: { finish: 'stop' } }), { client })

const closing = (reader: string, how: StreamClosed['how']) =>
  editClosed((closed) => (closed.reader === reader ? { ...closed, how } : closed))
const without = (reader: string, from: number) =>
  editFrame({ reader }, (frame) => (Number(frame.id) >= from ? [] : frame))

/** Drops a reader in front of a sequence and lets it read on from there, up to another one. */
const dropped =
  (reader: string, from: number, to = 99) =>
  (items: readonly Item[]): Item[] => {
    const at = items.findIndex((item) => item.kind === 'sse.closed' && item.reader === reader)
    const own = items.filter((item) => 'reader' in item && item.reader === reader)
    const again = own.flatMap((item): Item[] => {
      if (item.kind === 'sse.frame' && (Number(item.id) < from || Number(item.id) > to)) return []
      const named = { ...item, reader: `${reader}-again-1` } as Item
      return [named.kind === 'sse.opened' ? { ...named, after: from - 1, via: 'query' } : named]
    })
    const left = without(reader, from)(items.slice(0, at + 1))
    const late = again.map((item) => ({ ...item, time: items[at]?.time ?? 0 }))
    return [...left, ...late, ...items.slice(at + 1)]
  }

test('a reader for whom another one’s slowness means waiting is caught', () => {
  const starved = (items: readonly Item[]) => closing('second', 'timeout')(without('second', 3)(items))
  expectCaught('replay/slow-reader', stopped(), starved)
})

test('a slow reader that is never served in full, and an execution that fails for its sake, are caught', () => {
  const id = 'replay/slow-reader'
  expectCaught(id, stopped(), without('live', 3))
  expectCaught(
    id,
    stopped(),
    editData({ type: 'execution.completed' }, (data) => ({
      ...data,
      type: 'execution.failed',
      status: 'failed',
      error: { code: 'internal_error' }
    }))
  )
  expect(judgeSample(id, plain()).antecedents).toBe(0)
})

test('a slow reader that was dropped and came back for the rest is legal, and is told as seen', () => {
  const back = dropped('live', 3)(stopped())
  for (const id of ['replay/slow-reader', 'replay/many-readers', 'terminal/reached', 'replay/exact-suffix'])
    clean(id, back)
  expect(judgeSample('replay/may-drop-slow', back).antecedents).toBe(1)
  expect(judgeSample('replay/may-drop-slow', stopped()).antecedents).toBe(0)
})

test('a reader that was not slow and is dropped has not got all events', () => {
  const back = dropped('second', 3)(stopped())
  expect(judgeSample('replay/many-readers', back).violations).not.toEqual([])
})

test('a stream that ends before the terminal event, there and from its cursor, is caught', () => {
  const id = 'terminal/reached'
  expectCaught(id, plain(), without('live', 4))
  expectCaught(id, plain(), dropped('live', 3, 4))
  expectCaught(id, plain(), (items) => closing('live', 'reset')(without('live', 4)(items)))
  clean(id, dropped('live', 3)(plain()))
  clean(id, closing('live', 'client')(without('live', 4)(plain())))
})

/** A reader that came with a far cursor while the provider paused. */
const far =
  (events: readonly number[], how: StreamClosed['how'], place: 'early' | 'late' = 'late') =>
  (items: readonly Item[]): Item[] => {
    const barrier = items.findIndex(({ kind }) => kind === 'ledger.barrier')
    const end = items.findIndex((item) => item.kind === 'sse.closed' && item.reader === 'live')
    const at = items[barrier]?.time ?? 0
    const stays = { reader: 'far', execution: executionOf(items) }
    const opened: Item = { kind: 'sse.opened', time: at, ...stays, after: 4000, via: 'query', status: 200, headers: {} }
    const frames = items.filter((item) => item.kind === 'sse.frame' && item.reader === 'replay')
    const shown = events
      .flatMap((position) => frames[position] ?? [])
      .map((item) => ({ ...item, reader: 'far' }) as Item)
    const close = (time: number): Item => ({ kind: 'sse.closed', time, ...stays, how, residue: 0 })
    if (place === 'early') return [...items.slice(0, barrier + 1), opened, close(at), ...items.slice(barrier + 1)]
    return [
      ...items.slice(0, barrier + 1),
      opened,
      ...items.slice(barrier + 1, end),
      ...shown,
      close(items[end]?.time ?? 0),
      ...items.slice(end)
    ]
  }

const executionOf = (items: readonly Item[]): string =>
  items.flatMap((item) => (item.kind === 'sse.opened' ? [item.execution] : []))[0] ?? ''

test('a far cursor while running that gives old events, never ends, or ends at once is caught', () => {
  const id = 'replay/past-end-running'
  const right = far([], 'eof')(stopped())
  expectCaught(id, right, () => far([0, 1], 'eof')(stopped()))
  expectCaught(id, right, () => far([], 'timeout')(stopped()))
  expectCaught(id, right, () => far([], 'reset')(stopped()))
  expectCaught(id, right, () => far([], 'eof', 'early')(stopped()))
})

test('a far cursor while running may be refused with 400, and with nothing else', () => {
  const id = 'replay/past-end-running'
  const answered = (status: number): Item[] => {
    const items = stopped()
    const at = items.findIndex(({ kind }) => kind === 'ledger.barrier')
    const exchange: HttpExchange = {
      kind: 'http.exchange',
      time: items[at]?.time ?? 0,
      started: items[at]?.time ?? 0,
      exchange: 900,
      operation: 'streamExecutionEvents',
      method: 'GET',
      path: `/v1/executions/${executionOf(items)}/events?after=4000`,
      status,
      headers: {},
      bodyText: ''
    }
    return [...items.slice(0, at + 1), exchange, ...items.slice(at + 1)]
  }
  expect(judgeSample(id, answered(400))).toEqual({ antecedents: 1, violations: [] })
  for (const status of [204, 404, 500]) expect(judgeSample(id, answered(status)).violations).toHaveLength(1)
})

test('the lesser of two cursors is told, the greater is as it should be', () => {
  const two = (from: number): Item[] => {
    const items = plain()
    const own = items.filter((item) => 'reader' in item && item.reader === 'replay')
    const named = own.flatMap((item): Item[] => {
      if (item.kind === 'sse.frame' && Number(item.id) <= from) return []
      const other = { ...item, reader: 'two' } as Item
      return [other.kind === 'sse.opened' ? { ...other, after: 3, lesser: 1, via: 'both' } : other]
    })
    return [...items.slice(0, -1), ...named, ...items.slice(-1)]
  }
  expectCaught('replay/greater-wins', two(3), () => two(1))
})
