import type { Client, ClientAnswer } from '../client/index.ts'
import type { ClientStep, RequestLimit, Scenario } from '../model/scenario.ts'
import { isSentAgain } from '../model/sent-again.ts'
import type { StreamClosed } from '../model/transcript.ts'
import type { Enrolment } from './context.ts'
import { fill, requestOf, type Tokens } from './fill.ts'
import { inputOfResult } from './input-of-result.ts'
import { createLingerWatch } from './linger-watch.ts'
import { type OwnProcess, signalProcess, startProcess } from './process-steps.ts'
import type { Recording } from './recording.ts'
import { repeated } from './repeated.ts'
import { RuntimeBusy, retryAfterMs } from './runtime-busy.ts'
import { delay, within } from './within.ts'

/** The client side of one run while it goes on. */
export interface ClientSide {
  readonly scenario: Scenario
  readonly tokens: Tokens
  readonly client: Client
  readonly enrolment: Enrolment
  readonly recording: Recording
  readonly patienceMs: number
  /** Hears of every submit that the runtime had no room for. */
  readonly onBusy?: () => void
  /** The limits on requests that are in force. */
  readonly limits: Readonly<Record<RequestLimit, number>>
  /** Name of an execution → its id, filled as submits are answered. */
  readonly executions: Map<string, string>
  /** Name of an execution → what was submitted, and the answer to the last question for its result. */
  readonly requests: Map<string, Readonly<Record<string, unknown>>>
  readonly results: Map<string, unknown>
  /** Readers that went to the background. */
  readonly readers: Map<string, Promise<StreamClosed | undefined>>
  /** What else was sent and not waited for. */
  readonly pending: Promise<unknown>[]
  /** Readers that stop at a place of theirs → what lets them go on. */
  readonly paused: Map<string, () => void>
  /** The runtime's process, where the scenario has it for itself. */
  readonly process?: OwnProcess
}

type Step<Do extends ClientStep['do']> = Extract<ClientStep, { do: Do }>
type Handlers = { readonly [Do in ClientStep['do']]: (side: ClientSide, step: Step<Do>) => Promise<unknown> }

const handlers: Handlers = {
  submit,
  read,
  sweep,
  request,
  join: async (side, step) => side.readers.get(step.reader),
  go_on: async (side, step) => side.paused.get(step.reader)?.(),
  either,
  cancel,
  snapshot: (side, step) => onExecution(side, step, 'getExecution', 'GET', ''),
  result: async (side, step) =>
    keepResult(side, step, await onExecution(side, step, 'getExecutionResult', 'GET', '/result')),
  ended,
  reached: (side, step) => within(side.enrolment.reached(step.barrier), side.patienceMs),
  given: (side, step) => within(side.recording.given(step.reader, step.event), givenMs),
  release: async (side, step) => side.enrolment.release(step.barrier),
  signal: async ({ process, client }, step) => process && signalProcess(process, client, step.signal),
  start: async ({ process }) => process && startProcess(process)
}

/**
 * Does one step. A step about an execution that was never created has nothing to do: the transcript shows why. Rejects only with
 * `RuntimeBusy`.
 */
export async function runStep(side: ClientSide, step: ClientStep): Promise<void> {
  const handler = handlers[step.do] as (side: ClientSide, step: ClientStep) => Promise<unknown>
  await handler(side, step)
}

/** A race that nobody is in never ends: where no reader came to be there is nothing to wait for. */
async function either(side: ClientSide, step: Step<'either'>): Promise<void> {
  const running = step.readers.flatMap((reader) => side.readers.get(reader) ?? [])
  if (running.length > 0) await Promise.race(running)
}

async function submit(side: ClientSide, step: Step<'submit'>): Promise<void> {
  const answers = Promise.all(times(step, () => submitOnce(side, step)))
  if (step.patience_ms === undefined) return void (await answers)
  side.pending.push(answers)
  await within(answers, step.patience_ms)
}

const times = <Out>(step: { readonly times?: number }, make: (position: number) => Out): Out[] =>
  Array.from({ length: step.times ?? 1 }, (_, position) => make(position))

/** A submit that finds no room is sent again a few times; then the whole run has to come back later. */
async function submitOnce(side: ClientSide, step: Step<'submit'>): Promise<void> {
  const body = bodyOf(side, step)
  if (body === undefined) return
  for (let tries = 1; ; tries += 1) {
    const again = await sendSubmit(side, step, body)
    if (again === undefined) return
    if (again.why === 'no room') side.onBusy?.()
    if (tries < triesPerSubmit) await delay(again.waitMs)
    else if (again.why === 'no room') throw new RuntimeBusy(again.waitMs)
    else return
  }
}

const triesPerSubmit = 3

/** An answer that comes before a large body is through can be lost with the connection, which proves nothing. */
const largeBytes = 65_536

interface Again {
  readonly why: 'no room' | 'broke off'
  readonly waitMs: number
}

/** Sends a submit once; resolves with a reason to send it again. */
async function sendSubmit(
  side: ClientSide,
  step: Step<'submit'>,
  body: string | Uint8Array
): Promise<Again | undefined> {
  const { tokens } = side
  const name = step.as ?? 'main'
  // A key is the scenario's word; the nonce keeps parallel runs (and earlier ones against a running server) apart.
  const key = step.key === undefined ? undefined : withNonce(step.key, tokens)
  const lingering = createLingerWatch(side.client)
  const answer = await side.client.send({
    operation: 'submitExecution',
    method: 'POST',
    path: step.query === undefined ? '/v1/executions' : `/v1/executions?${step.query}`,
    headers: {
      'content-type': 'application/json',
      ...(step.accept === undefined ? {} : { accept: step.accept }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...fill(step.headers ?? {}, tokens)
    },
    body,
    name,
    ...(key === undefined ? {} : { idempotencyKey: key }),
    stream: {
      reader: `${name}-inline`,
      after: 0,
      via: 'inline',
      typed: true,
      onItem: (item) => {
        if (item.kind === 'sse.frame' && item.execution !== '') side.executions.set(name, item.execution)
        lingering(item)
      }
    }
  })
  if (answer.kind === 'stream') {
    await answer.closed
    return undefined
  }
  const { exchange } = answer
  if (exchange.failure === 'reset' && body.length > largeBytes) return { why: 'broke off', waitMs: 0 }
  if (exchange.status === 429 && isSentAgain(step, side.scenario)) {
    return { why: 'no room', waitMs: retryAfterMs(exchange.headers['retry-after']) }
  }
  if (exchange.execution === undefined) return undefined
  side.executions.set(name, exchange.execution)
  if (step.look === true) await look(side, name, exchange.execution)
  return undefined
}

/** Asks every operation that reads about an execution whose id has just been told. */
async function look(side: ClientSide, name: string, execution: string): Promise<void> {
  const reader = `look-${side.readers.size + 1}`
  const reading = readLog(side, { execution, reader, after: 0, events: 1 })
  side.readers.set(reader, reading)
  const path = `/v1/executions/${execution}`
  const ask = (operation: string, suffix: string) =>
    side.client.send({ operation, method: 'GET', path: `${path}${suffix}`, execution, name })
  await Promise.all([ask('getExecution', ''), ask('getExecutionResult', '/result'), reading])
}

async function cancel(side: ClientSide, step: Step<'cancel'>): Promise<void> {
  const answers = Promise.all(times(step, () => onExecution(side, step, 'cancelExecution', 'POST', '/cancel')))
  if (step.background) side.pending.push(answers)
  else await answers
}

function withNonce(key: string, tokens: Tokens): string {
  return key.includes('{{nonce}}') ? fill(key, tokens) : `${key}-${tokens.nonce}`
}

/** `undefined`: the step cannot be made with this runtime. */
function bodyOf(side: ClientSide, step: Step<'submit'>): string | Uint8Array | undefined {
  if (step.raw_base64 !== undefined) return Buffer.from(step.raw_base64, 'base64')
  if (step.raw !== undefined) return repeated(fill(step.raw, side.tokens), step.repeat ?? {}, side.limits)
  const { patch = {}, continues, label } = step
  const input = continues === undefined ? {} : { input: continuedInput(side, continues, patch) }
  const request = requestOf(side.scenario, { ...patch, ...input }, side.tokens, label)
  side.requests.set(step.as ?? 'main', request)
  return JSON.stringify(request)
}

/** What was asked and what the model said, as input of the next turn. */
function continuedInput(side: ClientSide, of: string, patch: Readonly<Record<string, unknown>>): unknown[] {
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  return [...list(side.requests.get(of)?.input), ...inputOfResult(side.results.get(of)), ...list(patch.input)]
}

async function read(side: ClientSide, step: Step<'read'>): Promise<void> {
  const execution = side.executions.get(step.of ?? 'main')
  if (execution === undefined) return
  const reader = step.as ?? `reader-${side.readers.size + 1}`
  const opening = openLog(side, { ...step, execution, reader })
  const reading = opening.then(closedOf)
  side.readers.set(reader, reading)
  // A reader in the background watches from here on: what follows in the scenario finds it open. A runtime that holds the head of its
  // answer back may need what follows to give it, so the wait is short.
  await (step.background ? within(opening, headWaitMs) : reading)
}

const headWaitMs = 1000
/** A runtime may tell of output as late as it likes. */
const givenMs = 1000

const closedOf = (answer: ClientAnswer): Promise<StreamClosed> | undefined =>
  answer.kind === 'stream' ? answer.closed : undefined

interface LogRead extends Partial<Step<'read'>> {
  readonly execution: string
  readonly reader: string
}

/** Reads a log once, to its end or as far as the step says. */
export async function readLog(side: ClientSide, step: LogRead): Promise<StreamClosed | undefined> {
  return closedOf(await openLog(side, step))
}

/** Resolves once the head of the answer is there. A cursor goes where `via` says; of two the greater should win. */
function openLog(side: ClientSide, step: LogRead): Promise<ClientAnswer> {
  const { execution, reader, after } = step
  const via = after === undefined ? 'none' : (step.via ?? 'query')
  const query = via === 'query' || via === 'both' ? `?after=${encodeURIComponent(String(after))}` : ''
  const header = via === 'header' ? after : via === 'both' ? (step.header_after ?? after) : undefined
  const cursors = [cursor(after), cursor(header ?? after)]
  const [lesser, greater] = [Math.min(...cursors), Math.max(...cursors)]
  return side.client.send({
    operation: 'streamExecutionEvents',
    method: 'GET',
    path: `/v1/executions/${execution}/events${query}`,
    headers: {
      accept: 'text/event-stream',
      ...(header === undefined ? {} : { 'last-event-id': String(header) }),
      ...fill(step.headers ?? {}, side.tokens)
    },
    execution,
    name: reader,
    stream: {
      reader,
      execution,
      via,
      after: greater,
      ...(via === 'both' && lesser < greater ? { lesser } : {}),
      ...(step.events === undefined ? {} : { events: step.events }),
      ...(step.comments === undefined ? {} : { comments: step.comments }),
      ...(step.pace_ms === undefined ? {} : { paceMs: step.pace_ms }),
      ...(step.pause_after === undefined ? {} : { pause: pauseOf(side, reader, step.pause_after) }),
      onItem: createLingerWatch(side.client)
    }
  })
}

/** Lets a reader stop after so many events, until its `go_on`. */
function pauseOf(side: ClientSide, reader: string, after: number): { after: number; until: Promise<void> } {
  return { after, until: new Promise((resolve) => side.paused.set(reader, resolve)) }
}

function cursor(value: number | string | undefined): number {
  const number = Number(value ?? 0)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

const sweepWidth = 8

/** Reads from 0, from every sequence and from one past the end, a few at a time. */
async function sweep(side: ClientSide, step: Step<'sweep'>): Promise<void> {
  const execution = side.executions.get(step.of ?? 'main')
  if (execution === undefined) return
  const cursors = sweepCursors(side.recording.lastSequence(execution))
  const next = async (): Promise<void> => {
    for (let after = cursors.shift(); after !== undefined; after = cursors.shift()) {
      await readLog(side, { execution, reader: `sweep-${after}`, after, via: after % 2 === 0 ? 'query' : 'header' })
    }
  }
  await Promise.all(Array.from({ length: sweepWidth }, next))
}

/** Every cursor of a short log; of a long one both ends and an even choice between, so that the cost stays bounded. */
function sweepCursors(last: number): number[] {
  const from = (start: number, count: number, stride = 1) =>
    Array.from({ length: count }, (_, at) => start + at * stride)
  // A number that a hostile runtime made up is not a number of cursors.
  if (last + 2 <= 80) return from(0, last + 2)
  const end = last + 2
  return [...from(0, 20), ...from(20, 40, Math.floor((end - 40) / 40)), ...from(end - 20, 20)]
}

async function onExecution(
  side: ClientSide,
  step: Step<'cancel' | 'snapshot' | 'result'>,
  operation: string,
  method: string,
  suffix: string
): Promise<ClientAnswer | undefined> {
  const { of: name = 'main', headers } = step
  const execution = side.executions.get(name)
  if (execution === undefined) return undefined
  const path = `/v1/executions/${execution}${suffix}`
  const sent = headers === undefined ? {} : { headers: fill(headers, side.tokens) }
  return side.client.send({ operation, method, path, execution, name, ...sent })
}

const pollMs = 250

async function ended(side: ClientSide, step: Step<'ended'>): Promise<void> {
  const giveUpAt = performance.now() + side.patienceMs
  for (;;) {
    const answer = await onExecution(side, { ...step, do: 'snapshot' }, 'getExecution', 'GET', '')
    const body = answer?.kind === 'exchange' ? answer.exchange.body : undefined
    const { status } = (body ?? {}) as { status?: unknown }
    const open = status === 'accepted' || status === 'routing' || status === 'running'
    if (!open || performance.now() > giveUpAt) return
    await delay(pollMs)
  }
}

function keepResult(side: ClientSide, { of: name = 'main' }: Step<'result'>, answer: ClientAnswer | undefined): void {
  if (answer?.kind === 'exchange') side.results.set(name, answer.exchange.body)
}

async function request(side: ClientSide, step: Step<'request'>): Promise<void> {
  const execution = side.executions.get('main')
  const body = step.body === undefined ? undefined : fillBody(fill(step.body, side.tokens), step.fill)
  await side.client.send({
    operation: 'raw',
    method: step.method,
    path: fill(step.path, side.tokens).replaceAll('{id}', execution ?? 'absent'),
    headers: fill(step.headers ?? {}, side.tokens),
    ...(body === undefined ? {} : { body }),
    ...(step.as === undefined ? {} : { name: step.as })
  })
}

function fillBody(body: string, filler: Step<'request'>['fill']): string {
  return filler === undefined ? body : body.replaceAll('{{fill}}', filler.char.repeat(filler.bytes))
}
