import type { Context } from 'hono'

/** Whether a request came through the server's socket, and not by a call of `app.request()`. */
export function isBehindSocket(context: Context): boolean {
  return (context.env as { incoming?: unknown } | undefined)?.incoming !== undefined
}
