import { expect, test } from 'vitest'
import type { Act, CallScript, StreamScript } from '../model/script.ts'
import { failureOf } from './failure.ts'
import { saidBy } from './said.ts'

const heard = { dialect: 'fal-queue', features: ['finish_reason'] }
const said = (script: CallScript) => saidBy(script, heard)
const job = (acts: readonly Act[], more: Partial<StreamScript> = {}) => said({ kind: 'stream', acts, ...more })
const end: Act = { end: { finish: 'stop' } }

test('a job completes with its result whatever its statuses said before', () => {
  const acts: Act[] = [
    { queue: { position: 2 } },
    { poll: { status: 'REBALANCING' } },
    { poll: { http: 503 } },
    { cut: 'reset' },
    { progress: {} },
    { result: { text: 'made' } },
    end,
    { poll: { http: 502 } }
  ]
  expect(job(acts)).toMatchObject({ ending: { kind: 'completed', finish: 'stop' }, output: true, texts: [] })
})

test('nothing follows an accepted job, whatever it fails with', () => {
  for (const script of [
    { kind: 'stream', acts: [{ error: { kind: 'overloaded' } }] },
    { kind: 'stream', acts: [{ error: { kind: 'quota' } }] },
    { kind: 'stream', acts: [{ poll: { http: 307 } }] },
    { kind: 'stream', acts: [end, { poll: { http: 404 } }] },
    { kind: 'stream', acts: [end], queue: { submit: { cancel_url: 'https://elsewhere.example.test' } } },
    { kind: 'stream', acts: [{ progress: {} }] }
  ] as const) {
    const { ending, output } = said(script)
    expect(output).toBe(false)
    expect(failureOf(ending)).toMatchObject({ follow: 'never', again: false })
  }
})

test('a submit that is refused for certain may be followed, an unclear one never', () => {
  const follow = (script: CallScript) => failureOf(said(script).ending)?.follow
  expect(follow({ kind: 'status', status: 503, error: { kind: 'overloaded' } })).toBe('must')
  expect(follow({ kind: 'status', status: 429, error: { kind: 'rate_limit' } })).toBe('must')
  expect(follow({ kind: 'status', status: 401, error: { kind: 'authentication' } })).toBe('may')
  expect(follow({ kind: 'status', status: 422, error: { kind: 'invalid_request' } })).toBe('never')
  for (const status of [500, 502, 504, 408, 425]) expect(follow({ kind: 'status', status })).toBe('never')
  for (const how of ['reset', 'fin', 'silence'] as const) expect(follow({ kind: 'drop', how })).toBe('never')
})
