import type { DriverCommand, JsonObject, Operation } from '../model/driver-protocol.ts'
import { createHonestClient, type HonestClient } from './client/client.ts'
import { asClientError, ClientError } from './client/client-error.ts'
import { honestParts, type Parts } from './client/parts.ts'

const operations: readonly Operation[] = [
  'hello',
  'submit',
  'get',
  'result',
  'cancel',
  'runtime',
  'providers',
  'events',
  'execute',
  'abort'
]

/** The kit's own client behind the driver protocol: takes lines, answers lines. Commands run side by side. */
export function serveDriver(write: (line: string) => void, parts: Parts = honestParts): (line: string) => void {
  const running = new Map<string, AbortController>()
  const say = (answer: JsonObject): void => write(JSON.stringify(answer))
  return (line) => {
    const command = JSON.parse(line) as DriverCommand
    const { id } = command
    if (!operations.includes(command.op))
      return say({ id, error: { kind: 'unsupported', message: `no operation ${command.op}` } })
    const stop = new AbortController()
    running.set(id, stop)
    const sequences: number[] = []
    const performed = perform(command, { stop, running, parts, sequences, say })
    // Such a client tells its caller that it has stopped, and does not.
    const isLeftRunning = parts.onStop === 'leave open' || parts.onStop === 'go on'
    const told = isLeftRunning ? Promise.race([performed, rejectedAt(stop.signal)]) : performed
    told
      .then((done) => say({ id, done }))
      .catch((error: unknown) => say({ id, ...failure(error, command, stop, parts), sequences }))
      .finally(() => running.delete(id))
  }
}

const rejectedAt = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new ClientError('aborted', 'the caller has stopped')))
  )

interface Performance {
  readonly stop: AbortController
  readonly running: ReadonlyMap<string, AbortController>
  readonly parts: Parts
  readonly sequences: number[]
  readonly say: (answer: JsonObject) => void
}

async function perform(command: DriverCommand, performance: Performance): Promise<JsonObject> {
  const { op, execution_id: id = '', base_url: base = '', options = {} } = command
  const { stop, running, parts } = performance
  if (op === 'hello') return { name: "the kit's own client", language: 'typescript', version: '1', protocol: 1 }
  if (op === 'abort') {
    running.get(command.target ?? '')?.abort()
    return {}
  }
  if (new URL(base).username !== '') throw new ClientError('protocol', 'a base URL holds no user and no password')
  const client = createHonestClient(base, options, parts)
  const { signal } = stop
  if (op === 'submit') return client.submit(command.request, signal)
  if (op === 'runtime' || op === 'providers') return client[op](signal)
  if (op === 'get' || op === 'result' || op === 'cancel') return client[op](id, signal)
  return read(client, command, performance)
}

async function read(client: HonestClient, command: DriverCommand, performance: Performance): Promise<JsonObject> {
  const { stop, parts, sequences, say } = performance
  const { signal } = stop
  const isExecute = command.op === 'execute'
  let executionId = command.execution_id ?? ''
  if (isExecute) {
    executionId = String((await client.submit(command.request, signal)).execution_id)
    say({ id: command.id, started: { execution_id: executionId } })
  }
  if (parts.pingsFirst) await client.get(executionId, signal).catch(() => undefined)
  if (parts.onStop === 'cancel too')
    signal.addEventListener(
      'abort',
      () => void client.cancel(executionId, new AbortController().signal).catch(() => undefined)
    )
  const fold = parts.fold()
  let failure: ClientError | undefined
  try {
    for await (const event of client.events(executionId, command.after ?? 0, signal)) {
      sequences.push(Number(event.sequence))
      fold.add(event)
      failure ??= parts.failureOf(event)
      if (command.options?.report !== 'summary') say({ id: command.id, event })
    }
  } catch (error) {
    if (!(signal.aborted && parts.onStop === 'call it done')) throw error
  }
  if (isExecute && failure !== undefined) throw failure
  const result = isExecute ? { result: parts.resultOf(await client.result(executionId, signal)) } : {}
  return { execution_id: executionId, sequences, ...fold.total(), ...result }
}

function failure(
  error: unknown,
  { base_url: base = '', options = {} }: DriverCommand,
  stop: AbortController,
  parts: Parts
) {
  const known = asClientError(error, stop.signal)
  const shown = parts.printed(known, { headers: options.headers ?? {}, base })
  return { error: { kind: known.kind, message: known.message, shown, ...known.facts } }
}
