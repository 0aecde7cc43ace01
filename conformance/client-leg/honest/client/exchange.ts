import { Agent, type IncomingMessage, request } from 'node:http'
import { ClientError } from './client-error.ts'
import type { Parts } from './parts.ts'

/** One request as this client sends it. */
export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
  readonly responseTimeoutMs: number
}

const agent = new Agent({ keepAlive: true })

/** Sends a request and resolves with the head of its answer. Aborting the signal destroys the socket, whatever goes on. */
export function exchange({
  method,
  url,
  headers,
  body,
  signal,
  responseTimeoutMs
}: Outgoing): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method,
      agent,
      signal,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) }
    })
    const timer = setTimeout(
      () => outgoing.destroy(new ClientError('timeout', 'no answer in time')),
      Math.min(responseTimeoutMs, 2 ** 31 - 1)
    )
    outgoing.once('response', (response) => {
      clearTimeout(timer)
      resolve(response)
    })
    outgoing.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    outgoing.end(body)
  })
}

/** The body of an answer, at most `limit` bytes of it. */
export async function wholeBody(response: IncomingMessage, limit = 32 * 1024 * 1024): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += (chunk as Buffer).length
    if (size > limit) throw new ClientError('too_large', 'the answer is too large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Follows a redirect, where this client does so at all. */
export async function follow(
  { headers: { location = '' } }: IncomingMessage,
  parts: Parts,
  given: Readonly<Record<string, string>>,
  signal: AbortSignal,
  body?: string
): Promise<void> {
  const followed = parts.follows(location, given)
  if (followed === undefined) return
  const { url, headers, sendsBody } = followed
  const what = body === undefined || !sendsBody ? { method: 'GET' } : { method: 'POST', body }
  await wholeBody(await exchange({ ...what, url, headers, signal, responseTimeoutMs: 1000 }))
}

/** Where the connection outlives the caller's stopping, nothing of it hears the signal. */
export const heard = (parts: Parts, signal: AbortSignal): AbortSignal =>
  parts.onStop === 'leave open' || parts.onStop === 'go on' ? new AbortController().signal : signal
