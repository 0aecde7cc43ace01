import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'

/** Whether a request came through the server's socket, and not by a call of `app.request()`. */
export function isBehindSocket(context: Context): boolean {
  return (context.env as { incoming?: unknown } | undefined)?.incoming !== undefined
}

/** Node's response to a request that came through a socket. */
export function outgoingOf(context: Context): ServerResponse | undefined {
  return (context.env as { outgoing?: ServerResponse } | undefined)?.outgoing
}
