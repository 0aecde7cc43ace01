import { type DriverAnswer, errorKinds, type JsonObject, type ReadingDone } from '../model/driver-protocol.ts'

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
  const kinds = ['event', 'started', 'done', 'error'].filter((field) => isThere(answer[field]))
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
export function parseReading(done: JsonObject): ReadingDone {
  const { finish_reason: reason, result } = done
  return {
    execution_id: textOf(done.execution_id, 'done.execution_id'),
    sequences: sequencesOf(done.sequences, 'done.sequences'),
    text: textOf(done.text, 'done.text'),
    outputs: listOf(done.outputs, 'done.outputs').map((output, at) => outputOf(output, `done.outputs[${at}]`)),
    tool_calls: listOf(done.tool_calls, 'done.tool_calls').map((call, at) => callOf(call, `done.tool_calls[${at}]`)),
    usage: listOf(done.usage, 'done.usage').map((fact, at) => objectOf(fact, `"done.usage[${at}]"`)),
    ...(isThere(reason) ? { finish_reason: textOf(reason, 'done.finish_reason') } : {}),
    ...(isThere(result) ? { result: objectOf(result, '"done.result"') } : {})
  }
}

function outputOf(output: unknown, name: string): ReadingDone['outputs'][number] {
  const { index, text } = objectOf(output, `"${name}"`)
  if (!Number.isInteger(index)) throw new BadAnswer(`"${name}.index" is ${said(index)}, not a whole number`)
  return { index: Number(index), text: textOf(text, `${name}.text`) }
}

function callOf(call: unknown, name: string): ReadingDone['tool_calls'][number] {
  const entry = objectOf(call, `"${name}"`)
  const { complete } = entry
  if (isThere(complete) && typeof complete !== 'boolean')
    throw new BadAnswer(`"${name}.complete" is ${said(complete)}, not true or false`)
  return {
    call_id: textOf(entry.call_id, `${name}.call_id`),
    name: textOf(entry.name, `${name}.name`),
    arguments: textOf(entry.arguments, `${name}.arguments`),
    ...(typeof complete === 'boolean' ? { complete } : {})
  }
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
