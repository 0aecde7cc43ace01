import { expect, test } from 'vitest'
import { type FixtureEvent, meaningOf } from './expected-events.ts'

const state = { type: 'output.provider_state', status: 'running' }
const log: FixtureEvent[] = [
  { type: 'output.reasoning.delta', output_index: 3, delta: 'a' },
  { ...state, provider: 'p', model: 'm', data: { signature: 'c2lnbg==' } },
  { type: 'output.delta', output_index: 7, delta: 'b' },
  {
    type: 'usage.reported',
    attempt: 1,
    facts: [
      { unit: 'output_token', quantity: 1 },
      { unit: 'input_token', quantity: 2 }
    ]
  },
  { type: 'execution.completed', sequence: 9, target: {}, finish_reason: 'stop' }
]

const expected: FixtureEvent[] = [
  { type: 'output.reasoning.delta', output_index: 0, delta: 'a' },
  { type: 'output.delta', output_index: 1, delta: 'b' },
  {
    type: 'usage.reported',
    facts: [
      { unit: 'input_token', quantity: 2 },
      { unit: 'output_token', quantity: 1 }
    ]
  },
  { ...state, holds: ['c2lnbg=='] },
  { type: 'execution.completed', finish_reason: 'stop' }
]

const events = (all: readonly FixtureEvent[], against = expected): unknown => meaningOf(all, against, false).events

test('what the specification leaves open does not count', () => {
  expect(events([{ type: 'execution.progress', phase: 'queued' }, ...log])).toEqual(events(expected))
  expect(meaningOf(log, expected, false).states[0]).toContain(meaningOf(expected, expected, false).states[0])
})

test('a changed text, index, fact, order or end does count', () => {
  const changed: FixtureEvent[][] = [
    log.with(2, { type: 'output.delta', output_index: 7, delta: 'c' }),
    log.with(2, { type: 'output.delta', output_index: 3, delta: 'b' }),
    log.with(3, { type: 'usage.reported', facts: [{ unit: 'input_token', quantity: 2 }] }),
    log.with(4, { type: 'execution.completed', finish_reason: 'length' }),
    [log[2] as FixtureEvent, log[0] as FixtureEvent, ...log.slice(3)],
    log.slice(0, -1)
  ]
  for (const other of changed) expect(events(other)).not.toEqual(events(expected))
})

test('what an error tells counts where the expectation names it, and its code always', () => {
  const failed = (error: object): FixtureEvent[] => [{ type: 'execution.failed', error }]
  const short = failed({ code: 'rate_limited', retryable: true })
  const long = failed({
    code: 'rate_limited',
    retryable: true,
    message: 'm',
    remote_outcome: 'finished',
    retry_after_ms: 5
  })
  expect(events(long, short)).toEqual(events(short, short))
  const named = failed({ code: 'rate_limited', retryable: true, remote_outcome: 'unknown' })
  expect(events(long, named)).not.toEqual(events(named, named))
  expect(events(failed({ code: 'queue_full', retryable: true }), short)).not.toEqual(events(short, short))
})

test('progress counts for a queue provider', () => {
  const progress = { type: 'execution.progress', phase: 'queued', queue_position: 1 }
  expect(meaningOf([progress], [progress], true).events).toEqual([progress])
})
