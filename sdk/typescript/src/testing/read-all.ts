import { type Client, createClient } from '../client.ts'
import { ModelRuntimeError } from '../errors.ts'
import type { AnyEvent } from '../generated/events.ts'
import type { ClientOptions } from '../options.ts'

/** A client that waits for nothing. */
export const hasty = (baseUrl: string, options: Partial<ClientOptions> = {}): Client =>
  createClient({ baseUrl, initialDelayMs: 1, maxDelayMs: 2, ...options })

/** The events that a stream hands out, and the error that ends it, if one does. */
export const readAll = async (events: AsyncIterable<AnyEvent>) => {
  const read: AnyEvent[] = []
  try {
    for await (const event of events) read.push(event)
    return { read, error: undefined }
  } catch (error) {
    if (!(error instanceof ModelRuntimeError)) throw error
    return { read, error }
  }
}

/** The error that a call ends in. */
export const errorOf = async (call: Promise<unknown>): Promise<ModelRuntimeError> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown) => thrown
  )
  if (error instanceof ModelRuntimeError) return error
  throw new Error(`the call ended in ${String(error)}`)
}
