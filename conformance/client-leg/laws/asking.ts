import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '../model/driver-protocol.ts'
import type { ClientLaw, ClientViolation } from '../model/law.ts'
import type { ClientRun, SeenRequest } from '../model/run.ts'
import {
  commandWords,
  differenceOf,
  endWords,
  found,
  law,
  lawAbout,
  lawOfCommands,
  lawOfWaits,
  requestsOf,
  shortJson
} from './shared/judging.ts'

const keyOf = ({ headers }: SeenRequest): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

const keyCount = ({ rawHeaders }: SeenRequest): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'idempotency-key').length

/** A law about every submit that arrived. */
const lawOfSubmits = (
  requirement: ClientLaw['requirement'],
  judge: (request: SeenRequest, run: ClientRun) => Omit<ClientViolation, 'where'> | undefined
): ClientLaw =>
  lawAbout(requirement, (run) => {
    const submits = requestsOf(run, 'submit')
    return found(
      submits.length,
      submits.map((request) => {
        const fault = judge(request, run)
        return fault === undefined ? undefined : { ...fault, where: `request ${request.number}` }
      })
    )
  })

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const unaltered = lawOfSubmits('asking/unaltered', ({ body }, { commands }) => {
  const wanted = commands.find(({ command }) => command.request !== undefined)?.command.request as JsonObject
  const saw = parsed(body)
  if (isDeepStrictEqual(saw, wanted)) return undefined
  const expected = 'the request as the caller gave it'
  if (typeof saw !== 'object' || saw === null) return { expected, saw: `the body ${shortJson(body)}` }
  return { expected, saw: `a request that ${differenceOf(wanted, saw as JsonObject)}` }
})

const mediaType = lawOfSubmits('asking/media-type', ({ headers }) => {
  const type = String(headers['content-type'] ?? '')
  const isPlain =
    /^application\/json(\s*;\s*charset="?utf-8"?)?$/i.test(type) && headers['content-encoding'] === undefined
  return isPlain ? undefined : { expected: 'application/json, not encoded', saw: shortJson(type) }
})

const givenKey = lawOfSubmits('asking/given-key', (request, { commands }) => {
  const wanted = commands[0]?.command.options?.idempotency_key
  const key = keyOf(request)
  return key === wanted ? undefined : { expected: `the key ${shortJson(wanted)}`, saw: `the key ${shortJson(key)}` }
})

const legalKey = lawOfSubmits('asking/legal-key', (request) => {
  const key = keyOf(request)
  if (keyCount(request) > 1) return { expected: 'one key', saw: `${keyCount(request)} headers` }
  return key === undefined || /^[\x21-\x7e]{1,256}$/.test(key)
    ? undefined
    : { expected: '1 to 256 visible ASCII characters', saw: `the key ${shortJson(key)}` }
})

const makesAKey = lawOfSubmits('asking/makes-a-key', (request) =>
  keyOf(request) === undefined ? { expected: 'an idempotency key', saw: 'none' } : undefined
)

const sameKey = lawAbout('asking/same-key', (run) => {
  const [first, ...again] = requestsOf(run, 'submit')
  return found(
    first === undefined ? 0 : 1,
    again.map((request) => {
      const where = `request ${request.number}`
      const key = first === undefined ? undefined : keyOf(first)
      if (key === undefined) return { expected: 'a submit without a key is sent once', saw: 'sent again', where }
      if (keyOf(request) !== key)
        return { expected: `the key ${shortJson(key)} again`, saw: `the key ${shortJson(keyOf(request))}`, where }
      return isDeepStrictEqual(parsed(request.body), parsed(first?.body ?? ''))
        ? undefined
        : { expected: 'the same body again', saw: `the body ${shortJson(request.body)}`, where }
    })
  )
})

const newKey = lawAbout('asking/new-key', (run) => {
  const submits = requestsOf(run, 'submit')
  return found(
    submits.length,
    submits.map((request, at) => {
      const key = keyOf(request)
      const isOld = key !== undefined && submits.slice(0, at).some((before) => keyOf(before) === key)
      return isOld
        ? {
            expected: 'a key of its own',
            saw: `the key ${shortJson(key)} of an earlier submit`,
            where: `request ${request.number}`
          }
        : undefined
    })
  )
})

const isDone = (requirement: ClientLaw['requirement'], expected: string): ClientLaw =>
  lawOfCommands(requirement, ['submit', 'get', 'result', 'runtime', 'providers', 'cancel'], (command) =>
    command.end?.kind === 'done' ? undefined : { expected, saw: endWords(command), where: commandWords(command) }
  )

const callersHeaders = law('asking/callers-headers', (run) => {
  const given =
    run.commands.find(({ command }) => command.options?.headers !== undefined)?.command.options?.headers ?? {}
  // A client may write its own header from the user and password of an address.
  const isPlain = run.commands.every(({ command }) => !(command.base_url ?? '').includes('@'))
  const legal = Object.entries(isPlain ? given : {}).filter(([, value]) => !/[\r\n]/.test(value))
  return found(
    run.requests.length,
    run.requests.map((request) => {
      const missing = legal.find(([name, value]) => request.headers[name.toLowerCase()] !== value)
      return missing === undefined
        ? undefined
        : {
            expected: `the caller's header ${missing[0]}`,
            saw: request.headers[missing[0].toLowerCase()] === undefined ? 'none' : 'another value',
            where: `request ${request.number}, ${request.method} ${request.path}`
          }
    })
  )
})

/** What is missing or other in `saw`, looking only at the fields of `wanted`. */
function lacking(wanted: unknown, saw: unknown, path = ''): string | undefined {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(saw) || saw.length !== wanted.length) return path
    return first(wanted.map((entry, at) => lacking(entry, saw[at], `${path}[${at}]`)))
  }
  if (typeof wanted !== 'object' || wanted === null) return isDeepStrictEqual(wanted, saw) ? undefined : path
  if (typeof saw !== 'object' || saw === null) return path
  return first(
    Object.entries(wanted).map(([field, value]) =>
      lacking(value, (saw as JsonObject)[field], path === '' ? field : `${path}.${field}`)
    )
  )
}

const first = (found: readonly (string | undefined)[]): string | undefined => found.find((path) => path !== undefined)

const isUnknown = (path: string): boolean => /(^|\.)x_/.test(path)

/** An answer without the fields that nobody knows. */
const known = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(known)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => (isUnknown(name) ? [] : [[name, known(held)]]))
  )
}

const lawOfAnswers = (requirement: ClientLaw['requirement'], view: (body: unknown) => unknown): ClientLaw =>
  lawOfCommands(requirement, ['submit', 'get', 'result', 'runtime', 'providers'], (command, run) => {
    const sent = run.requests.find(({ operation }) => operation === command.command.op)?.answer.json
    const where = commandWords(command)
    if (command.end?.kind !== 'done') return { expected: 'the body', saw: endWords(command), where }
    const path = lacking(view(sent), command.end.done)
    return path === undefined
      ? undefined
      : { expected: `"${path}" as the runtime sent it`, saw: 'nothing or something else', where }
  })

const cancel = lawOfCommands('asking/cancel', ['cancel'], (command, run) => {
  const request = requestsOf(run, 'cancel').at(-1)
  const where = commandWords(command)
  if (request === undefined) return { expected: 'POST …/cancel', saw: 'no such request', where }
  const { end } = command
  if ((request.answer.status ?? 0) < 300)
    return end?.kind === 'done' ? undefined : { expected: 'success', saw: endWords(command), where }
  const isTold = end?.kind === 'error' && end.error.status === request.answer.status
  return isTold
    ? undefined
    : { expected: `an error with status ${request.answer.status}`, saw: endWords(command), where }
})

const basePath = lawAbout('asking/base-path', (run) => {
  const prefix = new URL(run.commands[0]?.command.base_url ?? 'http://127.0.0.1').pathname
  return found(
    Math.max(1, run.requests.length),
    run.requests.length === 0
      ? [{ expected: `requests below ${prefix}`, saw: 'none', where: 'the server' }]
      : run.requests.map(({ path, number }) =>
          path.startsWith(`${prefix}/v1/`)
            ? undefined
            : { expected: `a path below ${prefix}`, saw: path, where: `request ${number}` }
        )
  )
})

export const askingLaws: readonly ClientLaw[] = [
  unaltered,
  mediaType,
  givenKey,
  legalKey,
  sameKey,
  newKey,
  makesAKey,
  isDone('asking/replay', 'success, as with 202'),
  isDone('asking/retries', 'success at a later try'),
  lawOfWaits('asking/retry-after'),
  callersHeaders,
  lawOfAnswers('asking/answers', known),
  lawOfAnswers('asking/unknown-fields', (body) => body),
  cancel,
  basePath
]
