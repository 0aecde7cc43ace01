import type { MiddlewareHandler } from 'hono'
import { isBehindSocket, outgoingOf } from './behind-socket.ts'
import { problem } from './problems.ts'
import { answerResponse } from './response.ts'

export interface GuardOptions {
  /** Whether the server is bound to loopback, where only the names below may be called and only their own pages may call. */
  readonly loopback: boolean
  /** Host names, with or without a port, that count beside the loopback names. */
  readonly allowedHosts: readonly string[]
  /** Foreign origins that may call; they alone get CORS headers. */
  readonly allowedOrigins: readonly string[]
}

const exempt = new Set(['/livez', '/readyz'])

const allowedRequestHeaders =
  'Content-Type, Execution-Partition, Idempotency-Key, Last-Event-ID, Traceparent, Tracestate'

/**
 * Refuses what DNS rebinding and foreign pages send: while bound to loopback, a `Host` that is no loopback or allowed name, and an
 * `Origin` that is not this server's own or allowed, get 403. Any port of such a host is good, so that forwarded ports work.
 * @see spec/chapters/22-security.md#the-loopback-guard
 */
export function guard(options: GuardOptions): MiddlewareHandler {
  const origins = new Set(options.allowedOrigins)
  const hosts = new Set(options.allowedHosts.map((host) => host.toLowerCase()))

  return async (context, next) => {
    const origin = context.req.header('origin')
    const friend = origin !== undefined && origins.has(origin)
    const host = context.req.header('host')
    if (!exempt.has(context.req.path)) {
      if (host === undefined && isBehindSocket(context)) {
        return answerResponse(problem(400, 'header_invalid', 'header Host is required'))
      }
      const called = host ?? new URL(context.req.url).host
      const refused = options.loopback ? refusal(called, friend ? undefined : origin, hosts) : undefined
      if (refused) return answerResponse(problem(403, 'host_refused', refused))
    }
    if (!friend) return next()
    if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method')) {
      return new Response(null, { status: 204, headers: preflightHeaders(origin) })
    }
    const headers = Object.entries(corsHeaders(origin))
    // An event stream writes its head to the socket itself, before there is an answer here to add to.
    for (const [name, value] of headers) outgoingOf(context)?.setHeader(name, value)
    await next()
    for (const [name, value] of headers) context.res.headers.set(name, value)
    return undefined
  }
}

function refusal(host: string, origin: string | undefined, hosts: ReadonlySet<string>): string | undefined {
  const called = parseHost(host)
  if (called === undefined || !isKnownHost(called, hosts)) {
    return 'header Host names no loopback address: call localhost, or add the name to allowed_hosts'
  }
  if (origin === undefined) return undefined
  const caller = URL.canParse(origin) ? new URL(origin) : undefined
  const own = caller && isKnownHost(caller, hosts) && caller.port === called.port
  return own ? undefined : 'header Origin names a foreign page: add the origin to allowed_origins'
}

/** A `Host` header as its URL, whose `hostname` is normalised; `undefined` when it is more or less than a host with a port. */
function parseHost(host: string): URL | undefined {
  if (!/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host)) return undefined
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined
}

function isKnownHost({ hostname, host }: URL, hosts: ReadonlySet<string>): boolean {
  return isLoopback(hostname) || hosts.has(hostname) || hosts.has(host)
}

/** Whether a host name or address, as in a URL or as bound, stays on this machine. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  return name === 'localhost' || name === '::1' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

const corsHeaders = (origin: string): Record<string, string> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': 'Location, Retry-After',
  Vary: 'Origin'
})

const preflightHeaders = (origin: string): Record<string, string> => ({
  ...corsHeaders(origin),
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': allowedRequestHeaders,
  'Access-Control-Max-Age': '600'
})
