import { isEvidenceOfRoom, isSentAgain } from '../model/sent-again.ts'
import { type ClientSide, type Step, times } from './client-side.ts'
import { fill, requestOf, type Tokens } from './fill.ts'
import { inputOfResult } from './input-of-result.ts'
import { createLingerWatch } from './linger-watch.ts'
import { readLog } from './read-steps.ts'
import { repeated } from './repeated.ts'
import { RuntimeBusy, retryAfterMs } from './runtime-busy.ts'
import { delay, within } from './within.ts'

/**
 * Submits as often as the step says.
 *
 * @throws RuntimeBusy where there was no room for one, however often it was sent.
 */
export async function submit(side: ClientSide, step: Step<'submit'>): Promise<void> {
  const answers = Promise.all(times(step, () => submitOnce(side, step)))
  if (step.patience_ms === undefined) return void (await answers)
  side.pending.push(answers)
  await within(answers, step.patience_ms)
}

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
  /** `still full`: the refusals are evidence all the same. */
  readonly why: 'no room' | 'still full' | 'broke off'
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
  if (exchange.status === 429) {
    const waitMs = retryAfterMs(exchange.headers['retry-after'])
    if (isSentAgain(step, side.scenario)) return { why: 'no room', waitMs }
    if (isEvidenceOfRoom(step, side.scenario)) return { why: 'still full', waitMs }
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
