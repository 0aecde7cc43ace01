import { test } from 'vitest'
import { editBody, editExchange } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { alone, brokeOff, fellBack, plain, stream, tools } from '../shared/sample/samples.ts'

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
