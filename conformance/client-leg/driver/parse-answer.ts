import { type DriverAnswer, errorKinds, type JsonObject } from '../model/driver-protocol.ts'

/** A line that is no answer of the driver protocol; the message names the field. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
}

/**
 * Reads one line of a driver, strictly: what is said and not understood would make verdicts about the wrong thing.
 *
 * @throws BadAnswer naming the field and what stands there.
 */
export function parseAnswer(line: string): DriverAnswer {
  const answer = objectOf(jsonOf(line), 'the line')
  const { id } = answer
  if (typeof id !== 'string') throw new BadAnswer(`"id" is ${said(id)}, not the text of the command's id`)
  const kinds = ['event', 'started', 'done', 'error'].filter((field) => answer[field] !== undefined)
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1)
    throw new BadAnswer(
      `the line holds ${kinds.length === 0 ? 'none' : kinds.join(' and ')} of "event", "started", "done", "error"; one is needed`
    )
  const value = objectOf(answer[kind], `"${kind}"`)
  if (kind === 'event') return { id, event: value }
  if (kind === 'started') return { id, started: { execution_id: textOf(value.execution_id, 'started.execution_id') } }
  if (kind === 'done') return { id, done: value }
  return errorOf(id, value, answer.sequences)
}

/**
 * What `events` and `execute` end with, checked field by field.
 *
 * @throws BadAnswer naming the field.
 */
export function checkReading(done: JsonObject): void {
  textOf(done.execution_id, 'done.execution_id')
  sequencesOf(done.sequences, 'done.sequences')
  textOf(done.text, 'done.text')
  for (const [at, output] of listOf(done.outputs, 'done.outputs').entries()) {
    const entry = objectOf(output, `"done.outputs[${at}]"`)
    if (!Number.isInteger(entry.index))
      throw new BadAnswer(`"done.outputs[${at}].index" is ${said(entry.index)}, not a whole number`)
    textOf(entry.text, `done.outputs[${at}].text`)
  }
  for (const [at, call] of listOf(done.tool_calls, 'done.tool_calls').entries()) {
    const entry = objectOf(call, `"done.tool_calls[${at}]"`)
    for (const field of ['call_id', 'name', 'arguments']) textOf(entry[field], `done.tool_calls[${at}].${field}`)
    if (entry.complete !== undefined && typeof entry.complete !== 'boolean')
      throw new BadAnswer(`"done.tool_calls[${at}].complete" is ${said(entry.complete)}, not true or false`)
  }
  for (const [at, fact] of listOf(done.usage, 'done.usage').entries()) objectOf(fact, `"done.usage[${at}]"`)
  if (done.finish_reason !== undefined) textOf(done.finish_reason, 'done.finish_reason')
}

function errorOf(id: string, error: JsonObject, sequences: unknown): DriverAnswer {
  const kind = errorKinds.find((known) => known === error.kind)
  if (kind === undefined) throw new BadAnswer(`"error.kind" is ${said(error.kind)}, none of ${errorKinds.join(', ')}`)
  const message = textOf(error.message, 'error.message')
  for (const field of ['shown', 'code', 'remote_outcome', 'provider_code'])
    if (isThere(error[field])) textOf(error[field], `error.${field}`)
  for (const field of ['status', 'retry_after_ms', 'oldest'])
    if (isThere(error[field]) && typeof error[field] !== 'number')
      throw new BadAnswer(`"error.${field}" is ${said(error[field])}, not a number`)
  if (isThere(error.retryable) && typeof error.retryable !== 'boolean')
    throw new BadAnswer(`"error.retryable" is ${said(error.retryable)}, not true or false`)
  const known = Object.fromEntries(Object.entries(error).filter(([, value]) => isThere(value)))
  return {
    id,
    error: { ...known, kind, message },
    ...(isThere(sequences) ? { sequences: sequencesOf(sequences, 'sequences') } : {})
  }
}

/** Languages without optional fields write null for what is absent. */
const isThere = (value: unknown): boolean => value !== undefined && value !== null

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BadAnswer(`the line is no JSON: ${said(line)}; what is not for the kit goes to standard error`)
  }
}

function objectOf(value: unknown, name: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadAnswer(`${name} is ${said(value)}, not an object`)
  return value as JsonObject
}

function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new BadAnswer(`"${name}" is ${said(value)}, not text`)
  return value
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadAnswer(`"${name}" is ${said(value)}, not a list`)
  return value
}

function sequencesOf(value: unknown, name: string): readonly number[] {
  const list = listOf(value, name)
  const wrong = list.findIndex((entry) => !Number.isInteger(entry))
  if (wrong !== -1) throw new BadAnswer(`"${name}[${wrong}]" is ${said(list[wrong])}, not a whole number`)
  return list as readonly number[]
}

function said(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
