import { inspect } from 'node:util'
import {
  type Client,
  createAccumulator,
  createClient,
  type EventStream,
  type ExecutionRequest,
  ModelRuntimeError
} from '@model-runtime-kit/client'
import { type Command, clientOptions, Unsupported } from './commands.ts'

type Tell = (answer: Readonly<Record<string, unknown>>) => void

/** The error in the words of the driver protocol, and as the language shows it. */
const errorOf = (error: unknown): object => {
  if (error instanceof Unsupported) return { kind: 'unsupported', message: error.message }
  const shown = inspect(error)
  // A client that cannot be made, from a base URL that is none, is the caller's mistake; the driver protocol has no word for that.
  if (!(error instanceof ModelRuntimeError)) return { kind: 'protocol', message: String(error), shown }
  const { kind, code, status, retryable, message, remoteOutcome, providerCode, retryAfterMs, oldest } = error
  const facts = { remote_outcome: remoteOutcome, provider_code: providerCode, retry_after_ms: retryAfterMs, oldest }
  return { kind, code, status, retryable, ...facts, message, shown: `${shown}\n${JSON.stringify(error)}` }
}

const needed = (value: string | undefined): string => {
  if (value === undefined) throw new Unsupported('a command without its execution_id')
  return value
}

/** Reads a stream to its end and sums it up. */
const readAll = async (executionId: string, events: EventStream, sequences: number[], command: Command, tell: Tell) => {
  const folded = createAccumulator()
  for await (const event of events) {
    sequences.push(event.sequence)
    folded.add(event)
    if (command.options?.report !== 'summary') tell({ event })
  }
  const { text, outputs, toolCalls, usage, finishReason } = folded
  return {
    execution_id: executionId,
    sequences,
    text,
    outputs,
    tool_calls: toolCalls,
    usage,
    finish_reason: finishReason
  }
}

const execute = async (client: Client, command: Command, signal: AbortSignal, sequences: number[], tell: Tell) => {
  const key = command.options?.idempotency_key
  const submitOptions = key === undefined ? { signal } : { signal, idempotencyKey: key }
  const execution = await client.execute(command.request as ExecutionRequest, submitOptions)
  tell({ started: { execution_id: execution.executionId } })
  const summary = await readAll(execution.executionId, execution.events, sequences, command, tell)
  return { ...summary, result: await execution.result() }
}

const perform = (command: Command, signal: AbortSignal, sequences: number[], tell: Tell): Promise<unknown> => {
  const client = createClient(clientOptions(command))
  const options = { signal }
  const key = command.options?.idempotency_key
  switch (command.op) {
    case 'submit':
      return client.submit(
        command.request as ExecutionRequest,
        key === undefined ? options : { ...options, idempotencyKey: key }
      )
    case 'get':
    case 'result':
    case 'cancel':
      return client[command.op](needed(command.execution_id), options)
    case 'runtime':
    case 'providers':
      return client[command.op](options)
    case 'events': {
      const id = needed(command.execution_id)
      const { after } = command
      const events = client.events(id, after === undefined ? options : { ...options, after })
      return readAll(id, events, sequences, command, tell)
    }
    case 'execute':
      return execute(client, command, signal, sequences, tell)
    default:
      throw new Unsupported(`operation ${command.op}`)
  }
}

/**
 * Does what commands say and tells the answers; several commands may be under way at once.
 *
 * @param version What `hello` answers as the client's version.
 * @param write Takes one line of output, without its line end.
 */
export const createDriver = (version: string, write: (line: string) => void) => {
  const underWay = new Map<string, AbortController>()

  const run = async (command: Command) => {
    const tell: Tell = (answer) => write(JSON.stringify({ id: command.id, ...answer }))
    const sequences: number[] = []
    const controller = new AbortController()
    underWay.set(command.id, controller)
    try {
      tell({ done: await perform(command, controller.signal, sequences, tell) })
    } catch (error) {
      const read = command.op === 'events' || command.op === 'execute' ? { sequences } : {}
      tell({ error: errorOf(error), ...read })
    } finally {
      underWay.delete(command.id)
    }
  }

  const take = async (command: Command): Promise<void> => {
    const done = (answer: object) => write(JSON.stringify({ id: command.id, done: answer }))
    if (command.op === 'hello')
      return done({ name: '@model-runtime-kit/client', language: 'typescript', version, protocol: 1 })
    if (command.op !== 'abort') return run(command)
    underWay.get(command.target ?? '')?.abort()
    done({})
  }
  return {
    take,
    /** Aborts all that is under way. */
    abandon() {
      for (const controller of underWay.values()) controller.abort()
    }
  }
}
