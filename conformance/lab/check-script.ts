import type { CallScript } from '../model/script.ts'
import { type Check, fields, fits, listOf, type Mistake, oneOf, optional, text, whole } from './check.ts'

const finishes = ['stop', 'length', 'tool_calls', 'content_filter', 'refusal', 'pause', 'other'] as const
const errorKinds = [
  'overloaded',
  'rate_limit',
  'quota',
  'server',
  'invalid_request',
  'content_policy',
  'authentication',
  'permission',
  'not_found',
  'model_not_found',
  'context_length',
  'unsupported_parameter'
] as const
const variants = [
  'rotating_ids',
  'no_sequence',
  'done_sentinel',
  'raw_reasoning',
  'encrypted_reasoning',
  'prefilled',
  'unpadded',
  'ascii_json'
] as const

const part = optional(whole)
const counter = optional(
  fits(
    'a number, a string or null',
    (value) => value === null || typeof value === 'number' || typeof value === 'string'
  )
)
const flag = optional(fits('true or false', (value) => typeof value === 'boolean'))
const isTrue = fits('true', (value) => value === true)
const milliseconds = fits(
  'milliseconds, 0 or more',
  (value) => typeof value === 'number' && value >= 0 && value <= 86_400_000
)
const headers = optional(fits('an object of strings', isStringMap))
const object = fits('an object', isObject)
const httpStatus = fits(
  'an HTTP status from 200 to 599',
  (value) => Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599
)
const bytes: Check = (value, path) =>
  fits('an object', isObject)(value, path) ??
  ('base64' in (value as object) ? fields({ base64: text }) : fields({ utf8: text }))(value, path)
const textOrNull = fits('a string or null', (value) => value === null || typeof value === 'string')
const errorFields = { kind: oneOf(...errorKinds), message: optional(text), form: optional(text) }

const acts: Readonly<Record<string, Check>> = {
  text,
  reasoning: text,
  refusal: text,
  tool: fields({ call: text, name: text, form: optional(oneOf('snapshot', 'no_id', 'late_name')) }),
  args: fields({ call: text, delta: text }),
  usage: fields({ input: counter, output: counter, cache_read: counter, cache_write: counter, reasoning: counter }),
  end: fields({ finish: oneOf(...finishes), served_model: optional(text), form: optional(text) }),
  error: fields(errorFields),
  noise: oneOf('ping', 'unknown', 'comment', 'empty_delta'),
  wait: milliseconds,
  barrier: text,
  stall: fits('true or murmuring', (value) => value === true || value === 'murmuring'),
  cut: oneOf('eof', 'reset', 'fin'),
  queue: fields({ position: optional(whole) }),
  progress: fields({ logs: optional(listOf(text)) }),
  poll: fields({ status: optional(textOrNull), http: optional(httpStatus), body: optional(text), headers }),
  result: object,
  raw: bytes,
  socket: bytes
}

/** Acts that may name the part they belong to. */
const parted = new Set(['text', 'reasoning', 'refusal'])

const act: Check = (value, path) => {
  if (!isObject(value)) return { path, message: 'an act must be an object with one key' }
  const keys = Object.keys(value).filter((key) => key !== 'part')
  const [key] = keys
  if (key === undefined || keys.length > 1) {
    return { path, message: `an act has exactly one key, this has ${keys.length}: ${keys.join(', ') || 'none'}` }
  }
  const check = acts[key]
  if (check === undefined)
    return { path: `${path}.${key}`, message: `no such act; acts are ${Object.keys(acts).join(', ')}` }
  if ('part' in value && !parted.has(key)) return { path: `${path}.part`, message: `${key} has no part` }
  return check(value[key], `${path}.${key}`) ?? part(value.part, `${path}.part`)
}

const before = optional((value, path) => {
  if (!isObject(value)) return { path, message: 'must be {wait: milliseconds}, {barrier: name} or {stall: true}' }
  if ('stall' in value) return fields({ stall: isTrue })(value, path)
  return ('wait' in value ? fields({ wait: milliseconds }) : fields({ barrier: text }))(value, path)
})
const queue = fields({
  submit: optional(
    fits(
      'an object of strings, numbers or null',
      (value) =>
        isObject(value) &&
        Object.values(value).every((entry) => entry === null || ['string', 'number'].includes(typeof entry))
    )
  ),
  cancel: optional(
    fields({
      http: httpStatus,
      body: optional(text),
      headers,
      job: optional(oneOf('cancelled', 'completed', 'forgotten', 'goes_on')),
      silent: flag,
      before
    })
  )
})
const split = fits(
  'frame, byte, whole, straddle or a whole number (a seed)',
  (value) => ['frame', 'byte', 'whole', 'straddle'].includes(value as string) || Number.isSafeInteger(value)
)
const framing = fields({
  eol: optional(oneOf('lf', 'crlf', 'cr')),
  bom: flag,
  comments: flag,
  split: optional(split),
  space: flag,
  multiline: flag,
  unterminated: flag,
  gzip: flag
})
const kinds: Readonly<Record<string, Check>> = {
  stream: fields({
    kind: text,
    acts: listOf(act),
    framing: optional(framing),
    headers,
    preamble: flag,
    variants: optional(listOf(oneOf(...variants))),
    before,
    for: optional(text),
    queue: optional(queue)
  }),
  status: fields({
    kind: text,
    status: httpStatus,
    error: optional(fields(errorFields)),
    body: optional(text),
    headers,
    before,
    for: optional(text)
  }),
  drop: fields({ kind: text, how: oneOf('reset', 'fin', 'silence', 'refuse'), for: optional(text) })
}

/** What is wrong with one call's script; `undefined` when nothing is. `path` is put before the places named. */
export const checkCallScript: Check = (value, path) => {
  if (!isObject(value)) return { path, message: 'a call must be an object with a kind' }
  const check = typeof value.kind === 'string' && Object.hasOwn(kinds, value.kind) ? kinds[value.kind] : undefined
  if (check === undefined) return { path: `${path}.kind`, message: `must be one of ${Object.keys(kinds).join(', ')}` }
  return check(value, path) ?? openedCalls(value as unknown as CallScript, path)
}

/** What is wrong with the scripts of a group of targets. Total: it takes any value and never throws. */
export function checkCalls(value: unknown, path: string): Mistake[] {
  const mistake = listOf(listOf(checkCallScript))(value, path)
  return mistake === undefined ? [] : [mistake]
}

/** Arguments need a call that was opened before them. */
function openedCalls(script: CallScript, path: string): Mistake | undefined {
  if (script.kind !== 'stream') return undefined
  const opened = new Set<string>()
  for (const [index, entry] of script.acts.entries()) {
    if ('tool' in entry) opened.add(entry.tool.call)
    if ('args' in entry && !opened.has(entry.args.call)) {
      return { path: `${path}.acts[${index}].args.call`, message: `no tool act before it opens ${entry.args.call}` }
    }
  }
  return undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isStringMap(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((entry) => typeof entry === 'string')
}
