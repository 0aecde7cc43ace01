import { Agent, fetch as undiciFetch } from 'undici'

/** A `fetch` of one provider with its own connections. */
export interface ProviderFetch {
  readonly fetch: typeof fetch
  /** Closes its connections; calls still open fail. */
  close(): Promise<void>
}

/**
 * The default way to a provider: connections of its own, kept alive and as many as there are calls, one call on each at a time.
 * Only connecting is limited here: adapters judge the first byte and silence themselves, by their own configuration.
 */
export function createProviderFetch(connectTimeoutMs: number): ProviderFetch {
  const dispatcher = new Agent({
    connect: { timeout: connectTimeoutMs },
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 1
  })
  // undici's types and the platform's describe the same objects under different names.
  const send = undiciFetch as unknown as typeof fetch
  return {
    fetch: (input, init) => send(input, { ...init, dispatcher } as RequestInit),
    close: () => dispatcher.destroy()
  }
}
