import { expect, test } from 'vitest'
import type { Item } from '../../model/verdict.ts'
import { allowedOutcomes } from '../../oracle.ts'
import { editData, editExchange, editRequest } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleItems, sampleRun, sampleStart } from '../shared/sample/sample-run.ts'
import { busyCall, fellBack, goodCall, plain } from '../shared/sample/samples.ts'

const onto = (role: string) => ({ provider: `lab-openai-${role}`, model: `lab-openai-${role}-1` })
const selecting = (role: string) => editData({ type: 'route.selected' }, (data) => ({ ...data, target: onto(role) }))
const calling = (role: string) => editRequest((request) => ({ ...request, target: `lab-openai-${role}` }))
const fallback = { routing: { allow_fallback: true } }

/** No selection and no call of the last target. */
const without =
  (role: string) =>
  (items: readonly Item[]): Item[] =>
    editRequest((request) => (request.target.endsWith(role) ? undefined : request))(items)

test('a candidate that is never tried, and a call of what is none, are caught', () => {
  const all = sampleRun({ group: 'chain', request: fallback, calls: [[busyCall], [busyCall], [busyCall]] })
  expectCaught('routing/candidates', all, without('c'))
  const demanding = { ...fallback, requirements: { tools: true } }
  expect(
    judgeSample(
      'routing/candidates',
      sampleRun({ group: 'tools', request: demanding, calls: [[goodCall], [busyCall]] })
    ).antecedents
  ).toBe(0)
  expectCaught(
    'routing/candidates',
    fellBack(),
    editRequest((request) =>
      request.target.endsWith('b') ? [request, { ...request, request: 9, target: 'lab-openai-c' }] : request
    )
  )
})

test('a capability that is false and excludes, and one that is true and does not, are caught', () => {
  const id = 'routing/true-demands'
  const not = sampleRun({
    group: 'tools',
    request: { requirements: { tools: false } },
    calls: [[goodCall], [goodCall]]
  })
  expectCaught(id, not, selecting('a'))
  const silent = sampleRun({ group: 'tools', calls: [[goodCall], [goodCall]] })
  expectCaught(id, silent, selecting('a'))
  const demanded = sampleRun({ group: 'tools', request: { requirements: { tools: true } }, calls: [[], [goodCall]] })
  expectCaught(id, demanded, calling('plain'))
  expect(judgeSample(id, plain()).antecedents).toBe(0)
})

/** A run over a target that sees no image before one that does. */
function seeing(request: Readonly<Record<string, unknown>>): Item[] {
  const start = sampleStart({ group: 'tools', request, calls: [[goodCall], [goodCall]] })
  const others = { output_modalities: ['text'], stream: true, structured_output: false, async: false }
  const targets = start.targets.map((target) => {
    const images = target.id.endsWith('plain') ? [] : ['image']
    return { ...target, capabilities: { ...others, input_modalities: ['text', 'json', ...images] } }
  })
  const run = { ...start, targets }
  const [outcome] = allowedOutcomes(run)
  if (outcome === undefined) throw new RangeError('the sample has no outcome')
  return sampleItems(run, outcome)
}

test('a target without a modality that is listed or sent is caught when it is tried', () => {
  const image = { type: 'image', uri: 'https://media.example.test/a.png' }
  for (const request of [
    { requirements: { input_modalities: ['image'] } },
    { input: [{ type: 'text', text: 'look' }, image] }
  ]) {
    expectCaught('routing/modalities', seeing(request), calling('plain'))
    expectCaught('routing/modalities', seeing(request), selecting('plain'))
  }
  expect(judgeSample('routing/modalities', plain()).antecedents).toBe(0)
})

test('a call for what nobody can serve is caught beside one that is served', () => {
  const [start, ...rest] = plain()
  const later = rest.map((item): Item => {
    const moved = JSON.parse(
      JSON.stringify({ ...item, time: item.time + 1000 })
        .replaceAll('3b241101', '4c352212')
        .replaceAll('"live"', '"live-2"')
    ) as Item
    if (moved.kind !== 'http.exchange') return moved
    const shifted = { ...moved, started: moved.started + 1000 }
    return moved.operation === 'submitExecution'
      ? { ...shifted, requestBody: { ability: 'lab.nobody', input: [] } }
      : shifted
  })
  const both = start === undefined ? [] : [start, ...rest.slice(0, -1), ...later]
  const uncalled = both.filter((item) => !('request' in item) || item.time < 1000)
  const called = (items: readonly Item[]): Item[] =>
    items.flatMap((item): Item[] =>
      item.kind === 'ledger.request' ? [item, { ...item, request: 9, time: item.time + 1000 }] : [item]
    )
  expectCaught('routing/none-no-call', uncalled, called)
  expect(judgeSample('routing/none-no-call', plain()).antecedents).toBe(0)
})

test('a name that nobody has and that changes the order or refuses the request is caught', () => {
  const id = 'routing/unknown-order-ignored'
  const request = { routing: { ...fallback.routing, provider_order: ['nobody'] } }
  const items = sampleRun({ group: 'pair', request, calls: [[busyCall], [goodCall]] })
  expectCaught(id, items, selecting('b'))
  expectCaught(
    id,
    items,
    editExchange('submitExecution', (exchange) => ({ ...exchange, status: 400 }))
  )
  expect(judgeSample(id, fellBack()).antecedents).toBe(0)
})
