import { expect, test } from 'vitest'
import type { StreamOpened } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { editExchange, editFrame, editOpened, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, goodCall, plain } from '../shared/sample/samples.ts'

test('data that is no JSON object, or an object without a type, is caught', () => {
  const id = 'streaming/data-is-event'
  expectCaught(
    id,
    plain(),
    editFrame({ sequence: 2 }, (frame) => ({ ...frame, data: '[DONE]', json: undefined }))
  )
  expectCaught(
    id,
    plain(),
    editFrame({ sequence: 2 }, (frame) => withData(frame, frame.data))
  )
  expectCaught(
    id,
    plain(),
    editFrame({ sequence: 2 }, (frame) => withData(frame, { event: frame.json }))
  )
})

test('data over several lines is told', () => {
  const spread = editFrame({}, (frame) => ({ ...frame, data: JSON.stringify(frame.json, null, 1) }))
  expectCaught('streaming/one-line-data', plain(), spread)
})

test('a stream that may be stored is caught; other directives beside no-store are not', () => {
  const saying = (value: string | undefined) =>
    editOpened((opened: StreamOpened) => {
      const { 'cache-control': _, ...rest } = opened.headers
      return { ...opened, headers: value === undefined ? rest : { ...rest, 'cache-control': value } }
    })
  const id = 'streaming/no-store'
  for (const value of [undefined, 'no-cache', 'max-age=60', 'not-no-store']) expectCaught(id, plain(), saying(value))
  expect(judgeSample(id, saying('No-Store, no-transform')(plain())).violations).toEqual([])
})

/** An execution, and a refused reading answered so. */
const refused = (status: number, headers: Readonly<Record<string, string>>, body: unknown): Item[] => {
  const breaks = 'streaming/error-before-stream'
  const path = '/v1/executions/{id}/events?after=x'
  const client = [{ do: 'submit' }, { do: 'request', as: 'odd', breaks, method: 'GET', path }] as const
  const answer = {
    kind: 'http.exchange',
    time: 0,
    started: 0,
    exchange: 99,
    operation: 'raw',
    method: 'GET',
    name: 'odd'
  } as const
  const bodyText = JSON.stringify(body)
  return [
    ...alone(goodCall, { client }),
    { ...answer, path: '/v1/executions/x/events', status, headers, body, bodyText }
  ]
}

test('a refusal that comes as a stream, or without an error body, is caught', () => {
  const id = 'streaming/error-before-stream'
  const error = { error: { code: 'invalid_request', message: 'no', retryable: false } }
  const json = { 'content-type': 'application/json' }
  const right = refused(400, json, error)
  expectCaught(id, right, () => refused(200, { 'content-type': 'text/event-stream' }, error))
  expectCaught(id, right, () => refused(400, { 'content-type': 'text/event-stream' }, error))
  expectCaught(id, right, () => refused(404, json, {}))
  expectCaught(
    id,
    right,
    editExchange('raw', (exchange) => ({ ...exchange, status: 500 }))
  )
})

/** Lets both live readers wait so long behind their third event; a comment breaks the silence after each `every`. */
const silent =
  (ms: number, every?: number, id?: string) =>
  (items: readonly Item[]): Item[] => {
    const at = items.findIndex((item) => item.kind === 'sse.frame' && item.reader === 'second' && item.id === '3')
    const frame = items[at]
    if (frame?.kind !== 'sse.frame') throw new RangeError('no such frame')
    const { time, execution } = frame
    const count = every === undefined ? 0 : Math.floor(ms / every)
    const own = id === undefined ? {} : { id }
    const beats = Array.from({ length: count }, (_, beat) =>
      ['live', 'second'].map((reader): Item => {
        return { kind: 'sse.comment', time: time + (beat + 1) * (every ?? 0), reader, execution, ...own }
      })
    ).flat()
    const later = items.slice(at + 1).map((item) => ({ ...item, time: item.time + ms }))
    return [...items.slice(0, at + 1), ...beats, ...later]
  }

test('silence without a comment for longer than a heartbeat may take is caught, and shorter silence is none', () => {
  const id = 'streaming/heartbeat-interval'
  expectCaught(id, silent(30_000, 14_900)(plain()), () => silent(18_000)(plain()))
  expect(judgeSample(id, silent(14_000)(plain())).violations).toEqual([])
  expect(judgeSample(id, silent(16_000)(plain())).violations).toEqual([])
  const unclaimed = alone(goodCall, { features: [] })
  expect(judgeSample(id, silent(60_000)(unclaimed))).toEqual({ antecedents: 0, violations: [] })
})

test('a heartbeat that has an id, or takes a number, is caught', () => {
  const id = 'streaming/heartbeat-no-id'
  const beating = silent(3000, 1000)
  expectCaught(id, beating(plain()), () => silent(3000, 1000, '4')(plain()))
  const counted = editFrame({ reader: 'live' }, (frame) => {
    const data = frame.json as { sequence: number }
    return data.sequence > 3 ? withData(frame, { ...data, sequence: data.sequence + 1 }) : frame
  })
  expectCaught(id, beating(plain()), counted)
})
