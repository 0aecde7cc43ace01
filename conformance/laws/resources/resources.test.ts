import { expect, test } from 'vitest'
import type { Item } from '../../model/verdict.ts'
import { editBody, editExchange } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, brokeOff, fellBack, goodCall, plain, stream, tools } from '../shared/sample/samples.ts'
import { sampleId, withExchanges } from '../shared/sample/with-exchanges.ts'

type Body = Readonly<Record<string, unknown>>

test('a snapshot that is not the fold of its events is caught in every field', () => {
  const id = 'resources/snapshot-is-fold'
  const spoilt: Body[] = [
    { usage: [] },
    { target: { provider: 'other', model: 'other' } },
    { created_at: '2026-12-01T00:00:00.000Z' },
    { updated_at: '2026-11-29T00:00:00.000Z' },
    { status: 'running' },
    { result: { outputs: [], tool_calls: [] } },
    { error: { code: 'internal_error' } }
  ]
  for (const fields of spoilt)
    expectCaught(
      id,
      plain(),
      editBody('getExecution', (body) => ({ ...body, ...fields }))
    )
  expectCaught(
    id,
    brokeOff(),
    editBody('getExecution', ({ error: _, ...body }) => body)
  )
  const swapped = (body: Body): Body => {
    const result = structuredClone(body.result) as { tool_calls: unknown[] }
    result.tool_calls.reverse()
    return { ...body, result }
  }
  expectCaught(id, tools(), editBody('getExecution', swapped))
})

test('a partial result is caught', () => {
  const partial = { outputs: [{ index: 0, type: 'text', text: 'alpha ' }], tool_calls: [] }
  expectCaught(
    'resources/no-partial-result',
    brokeOff(),
    editBody('getExecution', (body) => ({ ...body, result: partial }))
  )
  expectCaught(
    'resources/no-partial-result',
    brokeOff(),
    editBody('getExecution', (body) => ({ ...body, artifacts: [] }))
  )
})

test('a result that differs from snapshot or terminal event is caught', () => {
  const id = 'resources/result-agrees'
  const spoilt: Body[] = [
    { usage: [] },
    { target: {} },
    { finish_reason: 'length' },
    { execution_id: 'other' },
    { artifacts: [{}] }
  ]
  for (const fields of spoilt) {
    expectCaught(
      id,
      plain(),
      editBody('getExecutionResult', (body) => ({ ...body, ...fields }))
    )
  }
})

test('an empty answer whose result is not empty is caught', () => {
  const empty = alone(stream({ end: { finish: 'stop' } }))
  const blank = { outputs: [{ index: 0, type: 'text', text: '' }], tool_calls: [] }
  for (const result of [blank, { tool_calls: [] }, null]) {
    expectCaught(
      'resources/empty-outputs',
      empty,
      editBody('getExecutionResult', (body) => ({ ...body, result }))
    )
  }
})

test('a target that is missing, renamed or changed on the way is caught', () => {
  const other = { provider: 'lab-openai-a', model: 'other' }
  expectCaught(
    'target/stands-unchanged',
    fellBack(),
    editBody('getExecution', (body) => ({ ...body, target: other }))
  )
  expectCaught(
    'target/stands-unchanged',
    fellBack(),
    editBody('getExecutionResult', ({ target: _, ...body }) => body)
  )
})

test('the surface under other statuses or in other shapes is caught', () => {
  expectCaught(
    'http/runtime-200',
    plain(),
    editExchange('getRuntime', (exchange) => ({ ...exchange, status: 204 }))
  )
  expectCaught(
    'http/runtime-200',
    plain(),
    editBody('getRuntime', ({ name: _, ...body }) => body)
  )
  expectCaught(
    'http/submit-202',
    plain(),
    editExchange('submitExecution', (exchange) => ({ ...exchange, status: 201 }))
  )
  expectCaught(
    'http/submit-202',
    plain(),
    editBody('submitExecution', (body) => ({ ...body, idempotent_replay: true }))
  )
  expectCaught(
    'http/result-409',
    brokeOff(),
    editExchange('getExecutionResult', (exchange) => ({ ...exchange, status: 200 }))
  )
  expectCaught(
    'http/result-409',
    brokeOff(),
    editBody('getExecutionResult', () => ({}))
  )
  expectCaught(
    'http/schema-valid',
    plain(),
    editBody('getExecution', ({ usage: _, ...body }) => body)
  )
  expectCaught(
    'http/schema-valid',
    plain(),
    editBody('getRuntime', () => 'ok')
  )
})

test('another error than the execution’s own in place of a result is caught', () => {
  const other = { code: 'internal_error', message: 'another', retryable: false }
  const told = editBody('getExecutionResult', (body) => ({ ...body, error: other }))
  expectCaught('http/result-409-error', brokeOff(), told)
})

/** Bodies of an operation with fields set. */
const withBody = (operation: string, fields: Body) => editBody(operation, (body) => ({ ...body, ...fields }))

test('a submission whose id is no UUID of its own or whose status cannot be is caught', () => {
  const submit = (fields: Body) => withBody('submitExecution', fields)
  expectCaught('resources/submission-id', plain(), submit({ execution_id: 'run-1' }))
  expectCaught('resources/submission-status', plain(), submit({ status: 'succeeded' }))
  expectCaught('resources/submission-status', plain(), submit({ status: 'failed' }))
  const replayed = (status: string): Item[] => {
    const body = { execution_id: sampleId(plain()), status, idempotent_replay: true }
    const client = [{ do: 'submit' }, { do: 'submit', as: 'again', key: 'k' }] as const
    return withExchanges(alone(goodCall, { client }), [{ ask: 'submit', name: 'again', body }])
  }
  for (const status of ['accepted', 'running', 'failed']) {
    expectCaught('resources/submission-status', replayed('succeeded'), () => replayed(status))
  }
})

test('an execution that some operation denies when its id has just been told is caught', () => {
  for (const ask of ['snapshot', 'result'] as const) {
    const looked = (status: number): Item[] => withExchanges(plain(), [{ ask, started: 3, time: 4, status }])
    expectCaught('resources/submission-readable', looked(200), () => looked(404))
    expect(judgeSample('resources/submission-readable', looked(503)).violations).toEqual([])
  }
})

test('each row of the fold is caught by itself', () => {
  const text = alone(stream({ text: 'one' }, { text: 'two', part: 1 }, { end: { finish: 'stop' } }))
  const turned =
    (field: string) =>
    (body: Body): Body => {
      const result = structuredClone(body.result) as Record<string, unknown[]>
      return { ...body, result: { ...result, [field]: result[field]?.toReversed() } }
    }
  for (const operation of ['getExecution', 'getExecutionResult']) {
    expectCaught('resources/fold-text', text, editBody(operation, turned('outputs')))
    expectCaught('resources/fold-tool-calls', tools(), editBody(operation, turned('tool_calls')))
    expectCaught('resources/fold-usage', plain(), withBody(operation, { usage: [] }))
    const thoughtful = alone(stream({ reasoning: 'so ' }, { reasoning: 'on' }, { end: { finish: 'stop' } }))
    const quiet = (body: Body): Body => ({ ...body, result: { ...(body.result as object), reasoning: 'so on.' } })
    expectCaught('resources/fold-refusal-reasoning', thoughtful, editBody(operation, quiet))
  }
  const other = { provider: 'lab-openai-a', model: 'other' }
  expectCaught('resources/fold-target', fellBack(), withBody('getExecution', { target: other }))
  expectCaught('resources/fold-times', plain(), withBody('getExecution', { created_at: '2026-12-01T00:00:00.000Z' }))
  expectCaught('resources/fold-times', plain(), withBody('getExecution', { updated_at: '2026-12-01T00:00:00.000Z' }))
  expectCaught('resources/fold-error', plain(), withBody('getExecution', { error: { code: 'internal_error' } }))
  expectCaught('resources/fold-error', brokeOff(), withBody('getExecution', { error: undefined }))
})

test('a call that was cut and is shown as whole is caught; an execution that failed shows none', () => {
  const id = 'resources/cut-call-incomplete'
  const call = (finish: 'length' | 'tool_calls') =>
    alone(stream({ tool: { call: 'x', name: 'find' } }, { args: { call: 'x', delta: '{"x":' } }, { end: { finish } }))
  const mark = (complete: unknown) => (body: Body) => {
    const result = body.result as { tool_calls: object[] }
    return { ...body, result: { ...result, tool_calls: result.tool_calls.map((one) => ({ ...one, complete })) } }
  }
  const marked = editBody('getExecutionResult', mark(false))(editBody('getExecution', mark(false))(call('length')))
  for (const operation of ['getExecution', 'getExecutionResult']) {
    for (const complete of [undefined, true]) expectCaught(id, marked, editBody(operation, mark(complete)))
  }
  expect(judgeSample(id, call('tool_calls')).antecedents).toBe(0)
})

/** A run of a chain without tools at its first target, with the runtime's own list. */
function listed(edit: (model: Body, provider: string) => Body | undefined = (model) => model): Item[] {
  const start = alone(goodCall, { group: 'tools', request: { requirements: { tools: true } }, calls: [[], [goodCall]] })
  const run = start.find((item) => item.kind === 'run')
  const data = (run?.targets ?? []).map(({ id, model, tools: has }) => {
    const named = { model, abilities: [run?.ability], input_modalities: ['text', 'json'], output_modalities: ['text'] }
    const own = edit({ ...named, stream: true, tools: has, structured_output: false, async: false, cancel: true }, id)
    return { provider: id, protocol_version: '0.1.0', models: own === undefined ? [] : [own] }
  })
  const counted = withBody('getRuntime', { provider_count: data.length })(start)
  return withExchanges(counted, [{ ask: 'providers', body: { data } }])
}

const only = (id: string, fields: Body) =>
  listed((model, provider) => (provider.endsWith(id) ? { ...model, ...fields } : model))

test('a model that is not listed, or not as configured, is caught', () => {
  const id = 'resources/manifest-configured'
  expectCaught(id, listed(), () => listed((model, provider) => (provider.endsWith('-a') ? undefined : model)))
  for (const fields of [{ model: 'x' }, { abilities: [] }, { tools: false }]) {
    expectCaught(id, listed(), () => only('-a', fields))
  }
})

test('a model that is listed with more than it was configured with is caught', () => {
  const configured = (items: readonly Item[]): Item[] =>
    items.map((item): Item => {
      if (item.kind !== 'run') return item
      const capabilities = {
        input_modalities: ['text', 'json'],
        output_modalities: ['text'],
        stream: true,
        structured_output: false,
        async: false
      }
      return {
        ...item,
        targets: item.targets.map((target) => ({ ...target, capabilities, abilities: [item.ability] }))
      }
    })
  const id = 'resources/manifest-configured'
  for (const fields of [{ input_modalities: ['text', 'json', 'image'] }, { output_modalities: ['text', 'audio'] }]) {
    expectCaught(id, configured(listed()), () => configured(only('-a', fields)))
  }
  const ability = (listed()[0] as Extract<Item, { kind: 'run' }>).ability
  expectCaught(id, configured(listed()), () => configured(only('-a', { abilities: [ability, 'one.more'] })))
})

test('a count of providers that is not the number of those listed is caught', () => {
  const both = (count: number): Item[] =>
    listed().flatMap((item): Item[] => {
      if (item.kind !== 'http.exchange') return [item]
      if (item.operation !== 'listProviders') return item.operation === 'getRuntime' ? [] : [item]
      const { data } = item.body as { data: unknown[] }
      const path = '/v1/runtime'
      return [item, { ...item, operation: 'getRuntime', path, body: { provider_count: data.length + count } }]
    })
  for (const count of [-1, 1]) expectCaught('resources/manifest-configured', both(0), () => both(count))
})

test('a model that is tried or passed over against its own manifest is caught', () => {
  const id = 'resources/manifest-true'
  expectCaught(id, listed(), () => only('-a', { tools: false }))
  expectCaught(id, listed(), () => only('-a', { input_modalities: ['image'] }))
  expectCaught(id, listed(), () => only('-plain', { tools: true }))
})

test('a runtime that bills, does not route or speaks another version is caught', () => {
  const id = 'resources/runtime-info'
  expectCaught(id, plain(), withBody('getRuntime', { protocol_version: '0.2.0' }))
  const features = { routing: true, flow_control: true, usage_facts: true, billing: false }
  for (const claim of [{ billing: true }, { routing: false }, { usage_facts: undefined }]) {
    expectCaught(id, plain(), withBody('getRuntime', { features: { ...features, ...claim } }))
  }
})
