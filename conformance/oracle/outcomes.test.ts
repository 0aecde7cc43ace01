import { expect, test } from 'vitest'
import { type SampleOptions, sampleStart } from '../laws/shared/sample/sample-run.ts'
import { busyCall, goodCall, stream, toolCall } from '../laws/shared/sample/samples.ts'
import type { ClientStep } from '../model/scenario.ts'
import type { CallScript } from '../model/script.ts'
import { allowedOutcomes } from './outcomes.ts'

/** Outcomes as short sentences: roles in order, status, codes, retryable. */
function outcomes(options: SampleOptions): string[] {
  return allowedOutcomes(sampleStart(options)).map(({ attempts, status, codes, retryable, committed }) => {
    const way = attempts.map(({ target }) => target.split('-').at(-1)).join('')
    const why = status === 'failed' ? ` ${codes.join('|')}${retryable === false ? '' : ` ${retryable}`}` : ''
    return `${way || 'nobody'} ${status}${why}${committed ? ' with output' : ''}`
  })
}

const fallback = { routing: { allow_fallback: true } }
const pair = (first: CallScript, second: CallScript, request: object = fallback) =>
  outcomes({ group: 'pair', request: { ...request }, calls: [[first], [second]] })

test('a completed answer has one outcome', () => {
  expect(outcomes({ calls: [[goodCall]] })).toEqual(['a succeeded with output'])
  expect(outcomes({ calls: [[stream({ end: { finish: 'stop' } })]] })).toEqual(['a succeeded'])
})

test('a Transient failure must be followed, an Uncertain one may be, a Request-scoped one must not', () => {
  expect(pair(busyCall, goodCall)).toEqual(['ab succeeded with output'])
  expect(pair(stream({ cut: 'eof' }), goodCall)).toEqual([
    'a failed provider_protocol_error',
    'ab succeeded with output'
  ])
  expect(pair({ kind: 'status', status: 401, body: '' }, goodCall)).toEqual([
    'a failed provider_unavailable',
    'ab succeeded with output'
  ])
  expect(pair({ kind: 'status', status: 422, body: '' }, goodCall)).toEqual(['a failed invalid_request'])
})

test('without leave the first attempt is the only one, and a Transient end is retryable', () => {
  expect(pair(busyCall, goodCall, {})).toEqual(['a failed provider_unavailable true'])
  expect(pair(busyCall, goodCall, { routing: { allow_fallback: true, max_attempts: 1 } })).toEqual([
    'a failed provider_unavailable true'
  ])
})

test('output that was read commits; output that nobody had time to read may not have been', () => {
  const read = stream({ text: 'a' }, { barrier: 'b' }, { error: { kind: 'overloaded' } })
  expect(pair(read, goodCall)).toEqual(['a failed provider_unavailable with output'])
  const unread = stream({ text: 'a' }, { cut: 'eof' })
  expect(pair(unread, goodCall)).toEqual([
    'a failed provider_protocol_error with output',
    'a failed provider_protocol_error',
    'ab succeeded with output'
  ])
})

test('reasoning commits where the runtime has an event for it', () => {
  const thought = stream({ reasoning: 'hm' }, { barrier: 'b' }, { error: { kind: 'overloaded' } })
  expect(pair(thought, goodCall)).toEqual(['a failed provider_unavailable with output'])
  expect(outcomes({ group: 'pair', request: fallback, features: [], calls: [[thought], [goodCall]] })).toEqual([
    'ab succeeded with output'
  ])
})

test('an unknown outcome on the way takes retryable away from a Transient end', () => {
  const request = { routing: { allow_fallback: true, max_attempts: 2 } }
  expect(pair(stream({ cut: 'eof' }), busyCall, request)).toEqual([
    'a failed provider_protocol_error',
    'ab failed provider_unavailable'
  ])
  expect(pair({ kind: 'status', status: 500, error: { kind: 'server' } }, busyCall, request)).toContain(
    'ab failed provider_unavailable either'
  )
})

test('when attempts remain a runtime may go round again, but not to targets that are out of question', () => {
  const request = { routing: { allow_fallback: true, max_attempts: 3 } }
  const again = outcomes({
    group: 'pair',
    request,
    calls: [
      [busyCall, goodCall],
      [busyCall, goodCall]
    ]
  })
  expect(again).toEqual(['ab failed provider_unavailable true', 'aba succeeded with output'])
  const denied: CallScript = { kind: 'status', status: 401, body: '' }
  const rest = outcomes({
    group: 'pair',
    request,
    calls: [
      [denied, goodCall],
      [busyCall, goodCall]
    ]
  })
  expect(rest).toEqual([
    'a failed provider_unavailable',
    'ab failed provider_unavailable true',
    'abb succeeded with output'
  ])
})

test('the embedded error beats the status', () => {
  expect(pair({ kind: 'status', status: 400, error: { kind: 'rate_limit' } }, goodCall)).toEqual([
    'ab succeeded with output'
  ])
  expect(pair({ kind: 'status', status: 503, error: { kind: 'invalid_request' } }, goodCall)).toEqual([
    'a failed invalid_request'
  ])
  expect(outcomes({ calls: [[{ kind: 'status', status: 429, error: { kind: 'quota' } }]] })).toEqual([
    'a failed provider_unavailable'
  ])
})

test('a deadline ends silence, a budget that any hiccup may spend ends the search', () => {
  const silent = stream({ stall: true })
  expect(outcomes({ request: { deadline_ms: 300 }, calls: [[silent]] })).toContain('a failed deadline_exceeded')
  const tight = { routing: { allow_fallback: true, retry_budget_ms: 5 } }
  expect(pair(busyCall, goodCall, tight)).toEqual(['a failed provider_unavailable true', 'ab succeeded with output'])
})

test('capabilities choose the candidates and provider_order their order', () => {
  const calls = [[goodCall], [toolCall]]
  expect(outcomes({ group: 'tools', request: { requirements: { tools: true } }, calls })).toEqual([
    'a succeeded with output'
  ])
  expect(outcomes({ group: 'tools', request: { requirements: { structured_output: true } }, calls })).toEqual([
    'nobody failed capability_unavailable'
  ])
  const order = { routing: { provider_order: ['nobody', 'lab-openai-b', 'lab-openai-b'] } }
  expect(pair(goodCall, goodCall, order)).toEqual(['b succeeded with output'])
})

test('without finish_reason an answer that is not whole may be failed', () => {
  const cut = stream({ text: 'a' }, { end: { finish: 'length' } })
  expect(outcomes({ calls: [[cut]] })).toEqual(['a succeeded with output'])
  expect(outcomes({ calls: [[cut]], features: [] })).toEqual([
    'a succeeded with output',
    'a failed  either with output'
  ])
})

test('a cancel that nothing forces may come anywhere', () => {
  const found = outcomes({ client: [{ do: 'submit' }, { do: 'cancel' }], calls: [[goodCall]] })
  expect(found).toEqual(['a succeeded with output', 'nobody cancelled', 'a cancelled with output'])
})

const heldAt = (...steps: readonly ClientStep[]): readonly ClientStep[] => [
  { do: 'submit' },
  { do: 'read', as: 'live', background: true },
  { do: 'reached', barrier: 'held' },
  ...steps,
  { do: 'join', reader: 'live' },
  { do: 'cancel' }
]
const cancel: ClientStep = { do: 'cancel' }
const release: ClientStep = { do: 'release', barrier: 'held' }
const stands = stream({ barrier: 'held' }, { text: 'alpha' }, { end: { finish: 'stop' } })
const fails = stream({ barrier: 'held' }, { error: { kind: 'overloaded' } })

test('a cancel at a barrier meets that call, and no attempt follows', () => {
  const client = heldAt(cancel, release)
  expect(outcomes({ client, calls: [[stands]] })).toEqual(['a succeeded with output', 'a cancelled'])
  const said = stream({ text: 'alpha' }, { barrier: 'held' }, { stall: true })
  const request = { deadline_ms: 8000 }
  expect(outcomes({ client, request, calls: [[said]] })).toEqual(['a cancelled with output'])
  const early: CallScript = { ...said, kind: 'stream', acts: [{ text: 'alpha' }], before: { barrier: 'held' } }
  expect(outcomes({ client, calls: [[early]] })).toEqual([
    'a failed provider_protocol_error with output',
    'a failed provider_protocol_error',
    'a cancelled'
  ])
  const pair = { group: 'pair', request: fallback, client } as const
  expect(outcomes({ ...pair, calls: [[fails], [goodCall]] })).toEqual(['a cancelled'])
  expect(outcomes({ ...pair, calls: [[busyCall], [stands]] })).toEqual(['ab succeeded with output', 'ab cancelled'])
})

test('a cancel that runs beside a call may come before its failure or behind it', () => {
  const pair = { group: 'pair', request: fallback, calls: [[fails], [goodCall]] } as const
  const found = ['ab succeeded with output', 'a cancelled', 'ab cancelled with output']
  expect(outcomes({ ...pair, client: heldAt(release, cancel) })).toEqual(found)
  expect(outcomes({ ...pair, client: heldAt({ ...cancel, background: true }, release) })).toEqual(found)
})

test('a cancel of a call that comes to no end is never too late', () => {
  const said = stream({ barrier: 'held' }, { text: 'alpha' }, { stall: true })
  const pair = { group: 'pair', request: { ...fallback, deadline_ms: 8000 }, calls: [[said], [goodCall]] } as const
  expect(outcomes({ ...pair, client: heldAt(release, cancel) })).toEqual(['a cancelled with output'])
  expect(outcomes({ ...pair, client: heldAt(cancel, release) })).toEqual(['a cancelled'])
})

test('a cancel behind the end changes nothing', () => {
  const client: readonly ClientStep[] = [{ do: 'submit' }, { do: 'read' }, cancel]
  expect(outcomes({ client, calls: [[goodCall]] })).toEqual(['a succeeded with output'])
  expect(outcomes({ client: heldAt(release), calls: [[stands]] })).toEqual(['a succeeded with output'])
  const leaves: readonly ClientStep[] = [{ do: 'submit' }, { do: 'read', events: 2 }, cancel]
  expect(outcomes({ client: leaves, calls: [[goodCall]] })).toContain('a cancelled with output')
})
