import { expect, test } from 'vitest'
import type { HttpExchange } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { doorRun } from '../shared/sample/door-run.ts'
import { editBody, editExchange, editOpened } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { brokeOff, plain } from '../shared/sample/samples.ts'

const withStatus = (operation: string, status: number) =>
  editExchange(operation, (exchange) => ({ ...exchange, status }))

const asked = (path: string, status: number, body?: unknown, more: Partial<HttpExchange> = {}): Item[] => {
  const { headers = {}, failure, method = 'GET' } = more
  const given = { ...(body === undefined ? {} : { body }), ...(failure === undefined ? {} : { failure }) }
  return doorRun([{ step: { do: 'request', as: 'own', method, path }, status, headers, ...given }])
}

const error = (code: string) => ({ error: { code, message: 'no', retryable: false } })

test('providers in another shape or under another status are caught, and trouble of the runtime is not', () => {
  const clean = asked('/v1/providers', 200, { data: [] })
  for (const body of [[], {}, { data: [{}] }])
    expectCaught('http/providers-200', clean, () => asked('/v1/providers', 200, body))
  expectCaught('http/providers-200', clean, () => asked('/v1/providers', 404, error('not_found')))
  expect(judgeSample('http/providers-200', asked('/v1/providers', 503, {})).antecedents).toBe(0)
})

test('a submit without Location, or with that of another execution, is told', () => {
  const located = (location?: string) =>
    editExchange('submitExecution', (exchange) => ({
      ...exchange,
      headers: location === undefined ? {} : { location }
    }))
  expectCaught('http/submit-location', plain(), located())
  expectCaught('http/submit-location', plain(), located('/v1/executions/another'))
  const whole = located('https://gateway.example.test/x/v1/executions/3b241101-e2bb-4255-8caf-4136c566a962')(plain())
  expect(judgeSample('http/submit-location', whole)).toEqual({ antecedents: 1, violations: [] })
})

test('a snapshot of a held execution that is no 200 is caught, and the 404 of an evicted one is not', () => {
  for (const status of [202, 404, 410]) expectCaught('http/snapshot-200', plain(), withStatus('getExecution', status))
  expectCaught(
    'http/snapshot-200',
    plain(),
    editBody('getExecution', () => ({ status: 'succeeded' }))
  )
  expect(judgeSample('http/snapshot-200', withStatus('getExecution', 500)(plain())).antecedents).toBe(0)
  const at = plain().findIndex((item) => item.kind === 'http.exchange' && item.operation === 'getExecution')
  const evicted = withStatus('getExecution', 404)(plain().slice(0, at + 1))
  expect(judgeSample('http/snapshot-200', evicted)).toEqual({ antecedents: 0, violations: [] })
})

test('events without a stream are caught, unless nothing is left of an execution that has ended', () => {
  const plainText = editOpened((opened) => ({ ...opened, headers: { 'content-type': 'application/json' } }))
  expectCaught('http/events-200', plain(), plainText)
  const id = '3b241101-e2bb-4255-8caf-4136c566a962'
  const events = (query: string, status: number): Item[] =>
    asked(`/v1/executions/${id}/events${query}`, status).map((item) =>
      item.kind === 'http.exchange' && item.name === 'own' ? { ...item, operation: 'streamExecutionEvents' } : item
    )
  const violations = (items: Item[]) => judgeSample('http/events-200', items).violations.length
  expect(violations(events('', 204))).toBe(1)
  expect(violations(events('?after=1', 400))).toBe(1)
  expect(violations(events('?after=99', 204))).toBe(0)
  expect(violations(events('?after=99', 400))).toBe(0)
  expect(violations(events('?after=', 400))).toBe(0)
  expect(violations(events('?after=1', 503))).toBe(0)
})

test('the result of a success that is no 200 is caught', () => {
  for (const status of [202, 204, 404, 409])
    expectCaught('http/result-200', plain(), withStatus('getExecutionResult', status))
  expectCaught(
    'http/result-200',
    plain(),
    editBody('getExecutionResult', () => ({}))
  )
  expect(judgeSample('http/result-200', brokeOff()).antecedents).toBe(0)
})

test('another error than its own beside the status of a failure is caught, and none or conflict is not', () => {
  const other = (told: unknown) => editBody('getExecutionResult', (body) => ({ ...body, error: told }))
  expectCaught('http/result-409-error', brokeOff(), other(error('internal_error').error))
  for (const told of [undefined, error('conflict').error]) {
    expect(judgeSample('http/result-409-error', other(told)(brokeOff()))).toEqual({ antecedents: 1, violations: [] })
  }
})

test('HEAD on events that is never answered is caught, whatever the answer is otherwise', () => {
  const head = (status: number, failure?: HttpExchange['failure']) =>
    asked('/v1/executions/x/events', status, undefined, {
      method: 'HEAD',
      ...(failure === undefined ? {} : { failure })
    })
  expectCaught('http/head-events', head(200), () => head(0, 'timeout'))
  for (const status of [204, 404, 405]) expect(judgeSample('http/head-events', head(status)).violations).toEqual([])
})

test('JSON under another content type is caught, and what is no JSON is not', () => {
  const typed = (type: string, body: unknown = error('not_found')) =>
    asked('/v1/nothing', 404, body, { headers: { 'content-type': type } })
  for (const type of ['text/plain', 'application/problem+json', 'application/jsonx', '']) {
    expectCaught('http/json-content-type', typed('application/json; charset=utf-8'), () => typed(type))
  }
  const clean = judgeSample('http/json-content-type', plain())
  expect(judgeSample('http/json-content-type', typed('text/plain', 404))).toEqual(clean)
})

test('what a runtime may answer is observed where it does', () => {
  const seen = (id: string, status: number, body: unknown, headers = {}) =>
    judgeSample(id, asked('/v1/providers', status, body, { headers })).antecedents
  expect(seen('http/may-answer-500', 500, error('internal_error'))).toBe(1)
  expect(seen('http/may-answer-503', 503, error('runtime_unavailable'))).toBe(1)
  expect(seen('http/may-answer-403', 403, error('invalid_request'))).toBe(1)
  expect(seen('http/method-not-allowed', 405, error('invalid_request'), { allow: 'GET' })).toBe(1)
  for (const id of ['http/may-answer-500', 'http/may-answer-503', 'http/may-answer-403', 'http/method-not-allowed']) {
    expect(seen(id, 200, { data: [] })).toBe(0)
  }
})
