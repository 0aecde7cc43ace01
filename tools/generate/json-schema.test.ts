import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { eventTypes } from '../../generated/events.ts'
import openapi from '../../generated/openapi.json' with { type: 'json' }
import {
  validateExecutionEvent,
  validateExtensionEvent,
  validateRouteSelectedEvent
} from '../../generated/validators.mjs'
import { repositoryRoot } from './repository-root.ts'

const read = (path: string): object => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8')) as object
const examples = readdirSync(join(repositoryRoot, 'spec/examples'))
  .filter((name) => /Event\./.test(name) && !/^(EventBase|ExtensionEvent)\./.test(name))
  .map((name) => read(`spec/examples/${name}`))

/** Nothing but the file itself, and no knowledge of formats, which are annotations in this dialect. */
const alone = (name: string) =>
  new Ajv2020({ strictTypes: false, strictRequired: false, validateFormats: false }).compile(
    read(`generated/json-schema/${name}.json`)
  )

test('the event union validates alone, with a plain JSON Schema validator', () => {
  const validate = alone('ExecutionEvent')
  expect(examples.length).toBeGreaterThanOrEqual(Object.keys(eventTypes).length)
  for (const event of examples) expect(validate(event), JSON.stringify(event)).toBe(true)
})

test('an event with a wrong or missing known field is refused by both validators', () => {
  const validate = alone('ExecutionEvent')
  for (const event of examples) {
    for (const change of [
      { sequence: 0 },
      { time: '2026-11-30T12:00:00+01:00' },
      { execution_id: 'x' },
      { type: 'x-other' },
      { status: 'succeeded', type: 'route.selected' },
      { status: undefined }
    ]) {
      const changed: unknown = JSON.parse(JSON.stringify({ ...event, ...change }))
      expect(validate(changed), JSON.stringify(changed)).toBe(false)
      expect(validateExecutionEvent(changed)).toBe(false)
    }
  }
})

test('an event with a field that nobody knows stays valid', () => {
  const validate = alone('ExecutionEvent')
  for (const event of examples) {
    expect(validate({ ...event, later_addition: 1 })).toBe(true)
    expect(validateExecutionEvent({ ...event, later_addition: 1 })).toBe(true)
  }
})

test('a wrong event has one error that names its fault, not one for every member of the union', () => {
  const delta = examples.find((event) => (event as { type: string }).type === 'output.delta')
  expect(validateExecutionEvent({ ...delta, delta: '' })).toBe(false)
  expect(validateExecutionEvent.errors).toHaveLength(1)
  expect(validateExecutionEvent.errors?.[0]).toMatchObject({ instancePath: '/delta', keyword: 'minLength' })
})

test('a target that was skipped has its reason, and a candidate has none', () => {
  const event = read('spec/examples/RouteSelectedEvent.explained.json')
  const target = { provider: 'north', model: 'tiny' }
  const checks = [alone('RouteSelectedEvent'), validateRouteSelectedEvent]
  for (const [entry, valid] of [
    [{ target, outcome: 'candidate' }, true],
    [{ target, outcome: 'skipped', reason: 'capability', name: 'tools' }, true],
    [{ target, outcome: 'skipped' }, false],
    [{ target, outcome: 'skipped', reason: 'dislike' }, false],
    [{ target, outcome: 'candidate', reason: 'ability' }, false],
    [{ target, outcome: 'other' }, false],
    [{ outcome: 'candidate' }, false]
  ] as const) {
    for (const check of checks) {
      expect(check({ ...event, considered: [entry] }), JSON.stringify(entry)).toBe(valid)
    }
  }
})

test('a request with every neutral field validates alone, and every union of the specification is an object', () => {
  const validate = alone('ExecutionRequest')
  for (const name of ['full', 'minimal', 'structured', 'tool-loop']) {
    expect(validate(read(`spec/examples/ExecutionRequest.${name}.json`)), name).toBe(true)
  }
  const unions = Object.entries(openapi.components.schemas).filter(([, schema]) => 'discriminator' in schema)
  expect(unions.length).toBeGreaterThanOrEqual(3)
  for (const [name, schema] of unions) expect(schema, name).toMatchObject({ type: 'object' })
})

test('an extension event has a type that begins with x- and no terminal status', () => {
  const event = read('spec/examples/ExtensionEvent.json')
  expect(validateExtensionEvent(event)).toBe(true)
  expect(validateExtensionEvent({ ...event, type: 'output.delta' })).toBe(false)
  expect(validateExtensionEvent({ ...event, status: 'failed' })).toBe(false)
  expect(validateExecutionEvent(event)).toBe(false)
})

test.each(readdirSync(join(repositoryRoot, 'generated/json-schema')))('%s needs no other file', (file) => {
  expect(() => alone(file.replace('.json', ''))).not.toThrow()
})
