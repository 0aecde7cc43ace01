import type { Law } from '../../model/verdict.ts'
import { untilAborted } from '../until-aborted.ts'
import { UsageError } from '../usage-error.ts'
import { createLogJudge, type LogFindings, type LogLimits } from './log-judge.ts'
import { logLawsOf } from './log-laws.ts'
import { LineTooLong, readLines } from './read-lines.ts'

/** A log that was read to its end, or to where the reader left. */
export interface JudgedLog extends LogFindings {
  /** True where the last line was not written to its end; it was left out. */
  readonly cut: boolean
}

/** What a log is judged with. `name` stands in errors. */
export interface LogSource {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
  readonly laws: readonly Law[]
  readonly limits?: LogLimits
  readonly signal: AbortSignal
}

/**
 * Judges a log of events, one JSON object a line, as a stream: it holds one line, and the executions that are open at once. Aborting ends
 * it early, with what was found until then.
 *
 * @throws UsageError with the number of the first line that is no event. Its content is never told, and what stands behind it is not judged:
 * with an event missing, the rest would look like the runtime's fault.
 */
export async function judgeLog({ name, bytes, laws, limits, signal }: LogSource): Promise<JudgedLog> {
  const judge = createLogJudge(logLawsOf(laws), limits)
  let cut = false
  const onLine = (text: string, line: number, whole: boolean): void => {
    if (isBlank(text)) return
    const data = parse(text)
    if (data === undefined && !whole) cut = true
    else judge.take(checked(data, name, line), line)
  }
  try {
    // A source that says nothing would never hear of the signal.
    await untilAborted(readLines(untilLeft(bytes, signal), onLine), signal)
  } catch (error) {
    if (error instanceof LineTooLong) throw notAnEvent(name, error.line, 'longer than any event')
    if (!isReadError(error)) throw error
    throw new UsageError(`${name} cannot be read (${error.code}); give a file of events, one JSON object a line, or -`)
  }
  return { ...judge.findings(), cut }
}

async function* untilLeft(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    if (signal.aborted) return
    yield chunk
  }
}

type Event = Readonly<Record<string, unknown>> & { readonly execution_id: string }

function checked(data: unknown, name: string, line: number): Event {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw notAnEvent(name, line, 'no JSON object')
  const { execution_id: id } = data as Record<string, unknown>
  if (typeof id !== 'string' || id === '') throw notAnEvent(name, line, 'no event: it has no execution_id')
  return data as Event
}

const notAnEvent = (name: string, line: number, what: string): UsageError =>
  new UsageError(`${name}, line ${line} is ${what}; write one event a line, and nothing else`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isBlank = (text: string): boolean => text.length < 80 && text.trim() === ''

const isReadError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error
