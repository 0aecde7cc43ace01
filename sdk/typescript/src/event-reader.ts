import { createParser } from 'eventsource-parser'
import { ModelRuntimeError } from './errors.ts'
import type { Scope } from './scope.ts'

export interface EventReaderOptions {
  readonly body: ReadableStream<Uint8Array>
  readonly scope: Scope
  readonly idleTimeoutMs: number
  readonly maxEventBytes: number
  /** Told the milliseconds of a `retry` field. */
  readonly onRetry: (milliseconds: number) => void
}

/** Room for the field's name and separator in the line that carries the largest data. */
const lineOverhead = 16

const isLarger = (text: string, bytes: number): boolean =>
  text.length > bytes || (text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes)

/**
 * Reads the `data` of the events of one body, as the WHATWG says it is framed.
 *
 * @returns A function that gives the data of the events that came together, at least one, or `undefined` at the end of the body.
 */
export const createEventReader = (options: EventReaderOptions): (() => Promise<string[] | undefined>) => {
  const { scope, maxEventBytes } = options
  const reader = options.body.getReader()
  const decoder = new TextDecoder()
  let afterReturn = false
  let batch: string[] = []
  let tooLarge = false
  const parser = createParser({
    maxBufferSize: maxEventBytes + lineOverhead,
    onRetry: options.onRetry,
    onEvent: ({ data }) => {
      tooLarge ||= isLarger(data, maxEventBytes)
      if (!tooLarge) batch.push(data)
    },
    // Unknown fields and a malformed `retry` are told here too, and are to be ignored.
    onError: ({ type }) => {
      tooLarge ||= type === 'max-buffer-size-exceeded'
    }
  })
  /** Every line end becomes LF at once: the parser holds a CR back until it has seen what follows, and with it the event that a CR ended. */
  const feed = (text: string) => {
    if (text === '') return
    const rest = afterReturn ? text.replace(/^\n/, '') : text
    afterReturn = text.endsWith('\r')
    parser.feed(rest.includes('\r') ? rest.replace(/\r\n?/g, '\n') : rest)
  }

  return async () => {
    batch = []
    while (batch.length === 0) {
      if (tooLarge) throw new ModelRuntimeError('too_large', 'an event is above the cap')
      const { done, value } = await scope.race(reader.read(), options.idleTimeoutMs)
      if (done) return undefined
      feed(decoder.decode(value, { stream: true }))
    }
    return batch
  }
}
