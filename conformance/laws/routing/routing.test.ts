import { expect, test } from 'vitest'
import type { Item } from '../../model/verdict.ts'
import { editData, editRequest } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleRun } from '../shared/sample/sample-run.ts'
import { busyCall, fellBack, goodCall, plain, toolCall } from '../shared/sample/samples.ts'

const onto = (role: string) => ({ provider: `lab-openai-${role}`, model: `lab-openai-${role}-1` })
const selecting = (role: string) => editData({ type: 'route.selected' }, (data) => ({ ...data, target: onto(role) }))
const calling = (role: string) => editRequest((request) => ({ ...request, target: `lab-openai-${role}` }))

test('a target that lacks a demanded capability is caught when it is selected or called', () => {
  const request = { requirements: { tools: true } }
  const items = sampleRun({ group: 'tools', request, calls: [[goodCall], [toolCall]] })
  expectCaught('routing/capability-filter', items, selecting('plain'))
  expectCaught('routing/capability-filter', items, calling('plain'))
  expect(judgeSample('routing/capability-filter', plain()).antecedents).toBe(0)
})

test('an order other than the wanted and the configured one is caught', () => {
  const wanted = { routing: { allow_fallback: true, provider_order: ['nobody', 'lab-openai-c'] } }
  const ordered = sampleRun({ group: 'chain', request: wanted, calls: [[busyCall], [goodCall], [busyCall]] })
  expectCaught('routing/provider-order-first', ordered, selecting('a'))
  expectCaught('routing/configuration-order', ordered, selecting('b'))
  expectCaught('routing/configuration-order', fellBack(), selecting('b'))
})

test('the same request in another order is caught', () => {
  const first = fellBack()
  const again = first.map((item): Item => {
    const later = { ...item, time: item.time + 1000 }
    const renamed = JSON.stringify(later).replaceAll('3b241101', '4c352212').replaceAll('"live"', '"live-2"')
    const copy = JSON.parse(renamed.replaceAll('"second"', '"second-2"').replaceAll('"replay"', '"replay-2"')) as Item
    if (copy.kind === 'ledger.request') return { ...copy, request: copy.request + 10, call: 2 }
    if (copy.kind === 'ledger.end') return { ...copy, request: copy.request + 10 }
    return copy.kind === 'http.exchange' ? { ...copy, started: copy.started + 1000 } : copy
  })
  const both = [...first.slice(0, -1), ...again.slice(1)]
  const turned = editRequest((request) => {
    const other = request.target.endsWith('a') ? 'lab-openai-b' : 'lab-openai-a'
    return request.request > 10 ? { ...request, target: other } : request
  })
  expectCaught('routing/order-stable', both, turned)
})

test('a target that is missing, unknown or named by the provider’s word is caught', () => {
  const without = editData({ type: 'route.selected' }, ({ target: _, ...data }) => data)
  expectCaught('target/reported', plain(), without)
  expectCaught(
    'target/reported',
    plain(),
    editData({ type: 'route.selected' }, (data) => ({ ...data, target: { provider: 'x' } }))
  )
  const served = editData({ type: 'route.selected' }, (data) => ({
    ...data,
    target: { ...onto('a'), model: 'served-by-another' }
  }))
  expectCaught('target/configured-names', plain(), served)
  expectCaught('target/configured-names', plain(), selecting('z'))
})

test('a call of another provider than the log tells is caught', () => {
  expectCaught('target/is-the-one-called', plain(), calling('b'))
  expectCaught('target/is-the-one-called', fellBack(), selecting('a'))
})

test('a call with the key or for the model of another target is caught', () => {
  const id = 'target/is-the-one-called'
  expectCaught(
    id,
    fellBack(),
    editRequest((request) => ({ ...request, credentialOf: 'lab-openai-a' }))
  )
  expectCaught(
    id,
    plain(),
    editRequest((request) => ({ ...request, credentialOf: 'unknown' }))
  )
  expectCaught(
    id,
    fellBack(),
    editRequest((request) => ({ ...request, model: 'lab-openai-a-1' }))
  )
})
