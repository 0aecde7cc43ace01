import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LedgerItem } from '../model/ledger.ts'
import type { Act, CallScript, ErrorKind, Framing, ScriptFinish } from '../model/script.ts'
import type { LabTarget } from '../model/topology.ts'
import { createDesk, type Desk } from './desk.ts'
import { labFetch } from './lab-fetch.ts'
import { isPortable } from './portable.ts'
import { type Lab, startLab } from './start-lab.ts'
import { providerCall } from './testing/provider-call.ts'

const names = ['openai-responses', 'anthropic-messages', 'openai-chat-completions'] as const
let lab: Lab
let desk: Desk
beforeAll(async () => {
  lab = await startLab({ dialects: names, seed: 1 })
  const { targets, keys } = lab
  desk = createDesk({ targets, keys, seed: 1, origins: lab.desk.origins })
})
afterAll(() => lab.stop())

interface Seen {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
  readonly ledger: readonly unknown[]
}

async function see(
  at: Desk,
  fetch_: typeof fetch,
  target: LabTarget,
  script: CallScript,
  extra: Record<string, unknown>
): Promise<Seen> {
  const nonce = 'n-00000000000000cc'
  const ledger: LedgerItem[] = []
  let tellEnd = (): void => {}
  const ended = new Promise<void>((resolve) => {
    tellEnd = resolve
  })
  const place = at.enroll({
    nonce,
    ability: `lab.only.${target.id}`,
    calls: [[script]],
    listener: (item) => {
      ledger.push(item)
      if (item.kind === 'ledger.end') tellEnd()
    }
  })
  const { url, init } = providerCall(target, at.keys[target.api_key_env] ?? '', nonce, extra)
  const response = await fetch_(url, init)
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  await ended
  place.close()
  const {
    date: _date,
    connection: _c,
    'transfer-encoding': _t,
    'keep-alive': _k,
    ...headers
  } = Object.fromEntries(response.headers)
  const told = ledger.map((item) =>
    item.kind === 'ledger.request'
      ? [item.target, item.call, item.contentHash, item.credentialOf]
      : item.kind === 'ledger.end'
        ? [item.how, item.written]
        : []
  )
  return { status: response.status, headers, body, ledger: told.filter((entry) => entry.length > 0) }
}

const part = fc.nat({ max: 2 })
const count = fc.oneof(fc.nat({ max: 9999 }), fc.constantFrom(null, -1, 1.5, '7'))
const kinds: ErrorKind[] = [
  'overloaded',
  'rate_limit',
  'quota',
  'server',
  'invalid_request',
  'content_policy',
  'authentication'
]
const finishes: ScriptFinish[] = ['stop', 'length', 'tool_calls', 'content_filter', 'refusal', 'pause', 'other']
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ text: fc.string({ unit: 'binary' }), part }) },
  { weight: 2, arbitrary: fc.record({ reasoning: fc.string({ unit: 'grapheme' }), part }) },
  fc.record({ refusal: fc.string({ unit: 'grapheme' }), part }),
  fc.record({ usage: fc.record({ input: count, output: count, cache_read: count }, { requiredKeys: [] }) }),
  fc.record({
    noise: fc.constantFrom('ping' as const, 'unknown' as const, 'comment' as const, 'empty_delta' as const)
  }),
  fc.record({ wait: fc.nat({ max: 1 }) }),
  fc.record({ raw: fc.record({ utf8: fc.string() }) })
)
const ending: fc.Arbitrary<Act[]> = fc.oneof(
  fc.record({ end: fc.record({ finish: fc.constantFrom(...finishes) }) }).map((end) => [end]),
  fc.record({ error: fc.record({ kind: fc.constantFrom(...kinds) }) }).map((error) => [error]),
  fc.constant<Act[]>([{ cut: 'eof' }]),
  fc.constant<Act[]>([])
)
const framing: fc.Arbitrary<Framing> = fc.record(
  {
    eol: fc.constantFrom('lf' as const, 'crlf' as const, 'cr' as const),
    bom: fc.boolean(),
    comments: fc.boolean(),
    multiline: fc.boolean(),
    split: fc.oneof(fc.constantFrom('frame' as const, 'byte' as const, 'whole' as const), fc.nat())
  },
  { requiredKeys: [] }
)
const stream: fc.Arbitrary<CallScript> = fc
  .record({ acts: fc.array(act, { maxLength: 8 }), ending, framing })
  .map(({ acts, ending: last, framing: how }) => ({ kind: 'stream', acts: [...acts, ...last], framing: how }))
const status: fc.Arbitrary<CallScript> = fc.record({
  kind: fc.constant('status' as const),
  status: fc.constantFrom(200, 400, 401, 404, 413, 429, 500, 503, 529),
  error: fc.record({ kind: fc.constantFrom(...kinds) }),
  headers: fc.constantFrom({}, { 'retry-after': '5' }, { 'content-type': 'text/html' })
})

test('both drivers give the same status, headers, bytes and ledger for every portable script', async () => {
  const script = fc.oneof({ weight: 4, arbitrary: stream }, { weight: 1, arbitrary: status })
  await fc.assert(
    fc.asyncProperty(script, fc.constantFrom(...names), fc.boolean(), async (drawn, name, streaming) => {
      expect(isPortable(drawn)).toBe(true)
      const target = lab.targets.find(({ id, dialect }) => dialect === name && id.endsWith('-a'))
      if (target === undefined) throw new Error('no target')
      const over = await see(lab.desk, fetch, target, drawn, { stream: streaming })
      const inside = await see(desk, labFetch(desk), target, drawn, { stream: streaming })
      expect(inside).toEqual(over)
    }),
    { numRuns: 250, seed: 20261130 }
  )
})
