import type { ClientAnswer } from '../client/index.ts'
import type { ClientStep } from '../model/scenario.ts'
import { type ClientSide, type Step, times } from './client-side.ts'
import { fill } from './fill.ts'
import { launchProcess, signalProcess, startProcess } from './process-steps.ts'
import { read, sweep } from './read-steps.ts'
import { submit } from './submit-step.ts'
import { delay, within } from './within.ts'

/** A runtime may tell of output as late as it likes. */
const givenMs = 1000

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
  reached,
  given: (side, step) => within(side.recording.given(step.reader, step.event), givenMs),
  release: async (side, step) => side.enrolment.release(step.barrier),
  signal: async ({ process, client }, step) => process && signalProcess(process, client, step.signal, step.within_ms),
  start: async ({ process }, step) => process && (step.unready ? launchProcess(process) : startProcess(process))
}

/**
 * Does one step. A step about an execution that was never created has nothing to do: the transcript shows why. Rejects only with
 * `RuntimeBusy`.
 */
export async function runStep(side: ClientSide, step: ClientStep): Promise<void> {
  const handler = handlers[step.do] as (side: ClientSide, step: ClientStep) => Promise<unknown>
  await handler(side, step)
}

/** Runs in which no provider call came to a barrier in all the patience there was: those behind it are not waited for as long. */
const inVain = new WeakSet<ClientSide>()

async function reached(side: ClientSide, step: Step<'reached'>): Promise<void> {
  const patienceMs = inVain.has(side) ? Math.min(givenMs, side.patienceMs) : side.patienceMs
  const came = await within(
    side.enrolment.reached(step.barrier).then(() => true),
    patienceMs
  )
  if (came !== true) inVain.add(side)
}

/** A race that nobody is in never ends: where no reader came to be there is nothing to wait for. */
async function either(side: ClientSide, step: Step<'either'>): Promise<void> {
  const running = step.readers.flatMap((reader) => side.readers.get(reader) ?? [])
  if (running.length > 0) await Promise.race(running)
}

async function cancel(side: ClientSide, step: Step<'cancel'>): Promise<void> {
  const answers = Promise.all(times(step, () => onExecution(side, step, 'cancelExecution', 'POST', '/cancel')))
  if (step.background) side.pending.push(answers)
  else await answers
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
