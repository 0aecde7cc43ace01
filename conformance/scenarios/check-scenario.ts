import { type Check, fields, fits, listOf, type Mistake, oneOf, optional, text, whole } from '../lab/check.ts'
import { checkCalls } from '../lab/check-script.ts'
import type { ClientStep } from '../model/scenario.ts'

const groups = ['only', 'pair', 'chain', 'cross', 'tools', 'narrow', 'spill', 'tuned', 'media', 'none'] as const
const object = fits('an object', isObject)
const flag = fits('true or false', (value) => typeof value === 'boolean')
const cursor = fits('a number or a string', (value) => typeof value === 'number' || typeof value === 'string')
const headers = fits('an object of strings or lists of strings', isHeaders)
const fill = fields({ char: text, bytes: whole })
const integer = fits('a whole number', (value) => Number.isSafeInteger(value))
const limit = fields({
  limit: oneOf('body_bytes', 'parts', 'uri_length', 'json_depth'),
  plus: optional(integer),
  most: optional(integer)
})
const times: Check = (value, path) => (isObject(value) ? limit : whole)(value, path)
const repeats: Check = (value, path) => {
  if (!isObject(value)) return { path, message: 'must be an object of {text, times}' }
  for (const [name, entry] of Object.entries(value)) {
    const mistake = fields({ text, times })(entry, `${path}.${name}`)
    if (mistake !== undefined) return mistake
  }
  return undefined
}

const steps: Readonly<Record<ClientStep['do'], Readonly<Record<string, Check>>>> = {
  submit: {
    as: optional(text),
    key: optional(text),
    patch: optional(object),
    accept: optional(text),
    breaks: optional(text),
    accepts: optional(text),
    raw: optional(text),
    repeat: optional(repeats),
    raw_base64: optional(text),
    headers: optional(headers),
    times: optional(whole),
    query: optional(text),
    look: optional(flag),
    patience_ms: optional(whole),
    continues: optional(text),
    label: optional(text)
  },
  read: {
    of: optional(text),
    as: optional(text),
    after: optional(cursor),
    via: optional(oneOf('query', 'header', 'both')),
    header_after: optional(cursor),
    events: optional(whole),
    background: optional(flag),
    pace_ms: optional(whole),
    pause_after: optional(whole),
    comments: optional(whole),
    headers: optional(headers)
  },
  join: { reader: text },
  go_on: { reader: text },
  either: { readers: listOf(text) },
  ended: { of: optional(text) },
  cancel: { of: optional(text), headers: optional(headers), times: optional(whole), background: optional(flag) },
  snapshot: { of: optional(text), headers: optional(headers) },
  result: { of: optional(text), headers: optional(headers) },
  reached: { barrier: text },
  release: { barrier: text },
  given: { reader: text, event: text },
  request: {
    method: text,
    path: text,
    headers: optional(headers),
    body: optional(text),
    fill: optional(fill),
    as: optional(text),
    breaks: optional(text)
  },
  sweep: { of: optional(text) },
  signal: { signal: oneOf('SIGTERM', 'SIGKILL'), within_ms: optional(whole) },
  start: { unready: optional(flag) }
}

const step: Check = (value, path) => {
  if (!isObject(value)) return { path, message: 'a step must be an object with `do`' }
  const known = typeof value.do === 'string' && Object.hasOwn(steps, value.do)
  if (!known) return { path: `${path}.do`, message: `must be one of ${Object.keys(steps).join(', ')}` }
  return fields({ do: text, ...steps[value.do as ClientStep['do']] })(value, path)
}

const scenario = fields({
  id: fits(
    '`chapter/slug` in lower case',
    (value) => typeof value === 'string' && /^[a-z]+(\/[a-z0-9-]+)+$/.test(value)
  ),
  title: text,
  group: oneOf(...groups),
  needs: optional(listOf(text)),
  request: optional(object),
  calls: (value, path) => checkCalls(value, path)[0],
  client: optional(listOf(step)),
  dialects: optional(listOf(text)),
  tags: optional(listOf(text)),
  configuration: optional(object),
  environment: optional(fits('an object of strings', (value) => isTexts(value))),
  patience_ms: optional(whole)
})

/** What is wrong with a value that should be a scenario: the first mistake and its path, or undefined. Total; throws nothing. */
export function checkScenario(value: unknown): Mistake | undefined {
  return scenario(value, '')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isHeaders(value: unknown): boolean {
  const line = (entry: unknown): boolean => typeof entry === 'string'
  return (
    isObject(value) && Object.values(value).every((entry) => line(entry) || (Array.isArray(entry) && entry.every(line)))
  )
}

const isTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((entry) => typeof entry === 'string')
