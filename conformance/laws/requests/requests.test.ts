import { expect, test } from 'vitest'
import type { RequirementId } from '../../../generated/requirements.ts'
import { digestText } from '../../lab/facts/digest.ts'
import type { AskedFacts } from '../../model/ledger.ts'
import type { RequestLimit } from '../../model/scenario.ts'
import type { Item } from '../../model/verdict.ts'
import { doorRun } from '../shared/sample/door-run.ts'
import { editData, editRequest } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleRun } from '../shared/sample/sample-run.ts'
import { alone, busyCall, goodCall } from '../shared/sample/samples.ts'

const accepted: readonly RequirementId[] = [
  'requests/minimal',
  'requests/nothing-required-inside',
  'requests/open-objects',
  'requests/body-at-least',
  'requests/parts-at-least',
  'requests/uri-at-least',
  'requests/depth-at-least',
  'requests/conversation-body'
]

const refused: readonly (readonly [RequirementId, number])[] = [
  ['requests/ability-length', 400],
  ['requests/part-types', 400],
  ['requests/routing-ranges', 400],
  ['requests/deadline-range', 400],
  ['requests/metadata-range', 400],
  ['requests/extensions-range', 400],
  ['requests/encoded-body', 415],
  ['requests/invalid-utf8', 400],
  ['requests/i-json', 400],
  ['security/host-checked', 403],
  ['security/origin-checked', 403]
]

const accepts = (id: string, status: number): Item[] =>
  doorRun([{ step: { do: 'submit', as: 'one', accepts: id }, status }])
const breaks = (id: string, status: number): Item[] =>
  doorRun([{ step: { do: 'submit', as: 'one', breaks: id }, status }])

test.each([...accepted, ...refused.map(([id]) => id)])('%s: refusing what it wants accepted is caught', (id) => {
  for (const status of [400, 413, 500]) expectCaught(id, accepts(id, 202), () => accepts(id, status))
  for (const status of [429, 503]) expect(judgeSample(id, accepts(id, status))).toMatchObject({ antecedents: 0 })
})

test.each(refused)('%s: anything but %i for what it wants refused is caught', (id, status) => {
  for (const other of [202, 200, 500, status === 400 ? 422 : 400]) {
    expectCaught(id, breaks(id, status), () => breaks(id, other))
  }
})

test('who serves nobody has accepted and refused nothing', () => {
  for (const id of [...accepted, ...refused.map(([id]) => id)]) {
    const idle = [...accepts(id, 202), ...breaks(id, 400)].filter(({ kind }) => kind !== 'sse.frame')
    expect(judgeSample(id, idle)).toEqual({ antecedents: 0, violations: [] })
  }
})

const beyond = (id: string, limit: RequestLimit, status: number, published?: number): Item[] => {
  const repeat = { more: { text: 'x', times: { limit, plus: 1 } } }
  const items = doorRun([{ step: { do: 'submit', as: 'more', breaks: id, raw: '{{more}}', repeat }, status }])
  return items.map((item) =>
    item.kind === 'run' && published !== undefined ? { ...item, limits: { [limit]: published } } : item
  )
}

test.each([
  ['requests/too-many-bytes', 'body_bytes', 413],
  ['requests/other-excess', 'parts', 400]
] as const)(
  '%s: beyond a published limit anything but a refusal is caught, beyond another one only a wrong refusal',
  (id, limit, status) => {
    for (const other of [202, 429, 500, status === 400 ? 413 : 400]) {
      expectCaught(id, beyond(id, limit, status, 100), () => beyond(id, limit, other, 100))
    }
    for (const fine of [202, status]) {
      expect(judgeSample(id, beyond(id, limit, fine))).toEqual({ antecedents: 1, violations: [] })
    }
    expectCaught(id, beyond(id, limit, status), () => beyond(id, limit, 500))
  }
)

test('limits of its own are observed where they are published, or where more is accepted than has to be', () => {
  const seen = (items: Item[]) => judgeSample('requests/other-limits', items).antecedents
  expect(seen(accepts('requests/minimal', 202))).toBe(0)
  expect(seen(beyond('requests/other-excess', 'parts', 400, 9))).toBe(1)
  expect(seen(beyond('requests/other-excess', 'parts', 202))).toBe(1)
  expect(seen(beyond('requests/other-excess', 'parts', 400))).toBe(0)
})

const trapped = (...traps: string[]) => editRequest((request) => ({ ...request, traps }))

test('metadata that reaches a provider, or changes the way of a request, is caught', () => {
  const request = { metadata: { max_attempts: 1 }, routing: { allow_fallback: true } }
  const calls = [[busyCall], [goodCall]]
  const fellBack = sampleRun({ group: 'pair', request, calls })
  expectCaught('requests/metadata-opaque', fellBack, trapped('metadata'))
  expectCaught('requests/metadata-opaque', fellBack, () =>
    sampleRun({ group: 'pair', request: { ...request, routing: {} }, calls }).map((item) =>
      item.kind === 'http.exchange' && item.operation === 'submitExecution'
        ? { ...item, requestBody: { ...(item.requestBody as object), ...request } }
        : item
    )
  )
  expect(judgeSample('requests/metadata-opaque', alone(goodCall)).antecedents).toBe(0)
})

test('metadata that changes what a provider is told is caught', () => {
  const request = { metadata: { a: 1 } }
  const twice = (hash: string): Item[] => {
    const [first, second] = [alone(goodCall), alone(goodCall, { request })]
    const other = JSON.parse(JSON.stringify(second).replaceAll('3b241101', '3b241102')) as Item[]
    const later = other.map((item) => {
      const moved = { ...item, time: item.time + 1000 }
      if (moved.kind === 'http.exchange') return { ...moved, started: moved.started + 1000 }
      return moved.kind === 'ledger.request' ? { ...moved, request: 900, contentHash: hash } : moved
    })
    const named = first.map((item) => (item.kind === 'http.exchange' ? { ...item, name: 'without-metadata' } : item))
    return [...named.slice(0, -1), ...later.slice(1)]
  }
  const own =
    alone(goodCall).flatMap((item) => (item.kind === 'ledger.request' ? [item.contentHash ?? ''] : []))[0] ?? ''
  expectCaught('requests/metadata-opaque', twice(own), () => twice('another'))
})

test('a strategy that goes another way than the order of the configuration is caught', () => {
  for (const strategy of ['first_available', 'ordered']) {
    const clean = sampleRun({ group: 'pair', request: { routing: { strategy } }, calls: [[goodCall], [goodCall]] })
    const other = editData({ type: 'route.selected' }, (data) => ({
      ...data,
      target: { provider: 'lab-openai-b', model: 'lab-openai-b-1' }
    }))
    expectCaught('requests/strategy-means-nothing', clean, other)
  }
})

test('an extension of nobody or of another adapter that reaches a provider, or is refused, is caught', () => {
  const extensions = { openai: { request: { user: 'trap-openai' } }, nobody: { a: 'trap-nobody' } }
  const clean = alone(goodCall, { request: { extensions } })
  expectCaught('requests/extensions-ignored', trapped('openai')(clean), trapped('nobody', 'openai'))
  expectCaught('requests/extensions-ignored', clean, trapped('anthropic'))
  const id = 'requests/extensions-ignored'
  expectCaught(id, accepts(id, 202), () => accepts(id, 400))
})

test('an extension that is left out, wins over the model or overturns the input is caught', () => {
  const extensions = { openai: { request: { user: 'trap-openai' } } }
  const said = (text: string): Item[] =>
    editRequest((request) => ({ ...request, traps: ['openai'], asked: askedOf(text) }))(
      alone(goodCall, { request: { extensions } })
    )
  const clean = said('[n-0123456789abcdef]')
  expectCaught('requests/extensions-spread', clean, trapped())
  expectCaught(
    'requests/extensions-spread',
    clean,
    editRequest((request) => ({ ...request, model: 'another' }))
  )
  expectCaught('requests/extensions-spread', clean, () => said('[n-0123456789abcdef] overturned'))
})

const askedOf = (text: string): AskedFacts => ({
  pieces: [{ kind: 'text', role: 'user', hash: digestText(text) }],
  tools: [],
  parameters: {}
})
