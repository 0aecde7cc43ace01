import type { DriverError, JsonObject } from '../model/driver-protocol.ts'
import type { ClientLaw, ClientViolation } from '../model/law.ts'
import type { ClientRun, CommandRun } from '../model/run.ts'
import { commandWords, endWords, lawOfCommands, logFor, shortJson } from './shared/judging.ts'

const all = ['submit', 'get', 'result', 'cancel', 'runtime', 'providers', 'events', 'execute'] as const

type Field = 'status' | 'code' | 'retryable' | 'remote_outcome' | 'provider_code' | 'retry_after_ms' | 'oldest'

/** The refusal that a command met last, as it was sent. */
function served(run: ClientRun, { command }: CommandRun): { status: number; error: JsonObject } {
  const operation = command.op === 'execute' ? 'submit' : command.op
  const { answer } = run.requests.filter((request) => request.operation === operation).at(-1) ?? {}
  const { error } = (answer?.json ?? {}) as { error?: JsonObject }
  return { status: answer?.status ?? 0, error: error ?? {} }
}

/** The first of these fields that the error tells otherwise than it was sent. */
function fieldFault(command: CommandRun, sent: JsonObject, fields: readonly Field[]): ClientViolation | undefined {
  const where = commandWords(command)
  if (command.end?.kind !== 'error') return { expected: 'an error', saw: endWords(command), where }
  const told: DriverError = command.end.error
  const field = fields.find((name) => sent[name] !== undefined && told[name] !== sent[name])
  return field === undefined
    ? undefined
    : { expected: `${field} ${shortJson(sent[field])}`, saw: `${field} ${shortJson(told[field])}`, where }
}

const lawOfRefusals = (requirement: ClientLaw['requirement'], fields: readonly Field[]): ClientLaw =>
  lawOfCommands(requirement, all, (command, run) => {
    const { status, error } = served(run, command)
    return fieldFault(command, { ...error, status }, fields)
  })

const foreignBodies = lawOfCommands('failing/foreign-bodies', all, (command, run) => {
  const fault = fieldFault(command, { status: served(run, command).status }, ['status'])
  if (fault !== undefined) return fault
  const code = command.end?.kind === 'error' ? command.end.error.code : undefined
  return code === undefined
    ? undefined
    : { expected: 'no code, because none was sent', saw: `code ${shortJson(code)}`, where: commandWords(command) }
})

const executionFailed = lawOfCommands('failing/execution-failed', ['execute'], (command, run) => {
  const error = logFor(run, command).events.at(-1)?.error as JsonObject
  return fieldFault(command, error, ['code', 'retryable', 'remote_outcome'])
})

const unreachable = lawOfCommands('failing/unreachable', all, (command) => {
  const { end } = command
  return end?.kind === 'error' && end.error.status === undefined
    ? undefined
    : { expected: 'an error without a status', saw: endWords(command), where: commandWords(command) }
})

const runtimeStopping = lawOfCommands('failing/runtime-stopping', ['runtime'], (command) =>
  command.end?.kind === 'done' && command.end.done.state === 'stopping'
    ? undefined
    : { expected: 'the body, whose state is stopping', saw: endWords(command), where: commandWords(command) }
)

export const failingLaws: readonly ClientLaw[] = [
  lawOfRefusals('failing/codes', ['status', 'code']),
  lawOfRefusals('failing/retryable', ['retryable', 'remote_outcome']),
  lawOfRefusals('failing/details', ['provider_code', 'retry_after_ms', 'oldest']),
  foreignBodies,
  executionFailed,
  unreachable,
  runtimeStopping
]
