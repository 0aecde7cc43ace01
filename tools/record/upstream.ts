import { isLoopbackHost } from './loopback.ts'

/** Where requests go: scheme, host and port, and what stands before every path. */
export interface Upstream {
  readonly origin: URL
  /** Without a slash at its end. */
  readonly basePath: string
}

/** An address that the recorder does not send to; the message says why and does not repeat it. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
}

/**
 * Reads the address of the provider.
 * @throws UpstreamError unless it is https, or http on loopback, without login, query and fragment
 */
export function parseUpstream(text: string): Upstream {
  if (!URL.canParse(text)) throw new UpstreamError('--upstream is not a URL')
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') throw new UpstreamError('--upstream must not hold a login')
  if (url.search !== '' || url.hash !== '') throw new UpstreamError('--upstream must not hold a query or a fragment')
  const loopback = url.protocol === 'http:' && isLoopbackHost(url.hostname)
  if (url.protocol !== 'https:' && !loopback)
    throw new UpstreamError('--upstream must be https, or http on loopback: a key would go out in the clear')
  return { origin: new URL(url.origin), basePath: url.pathname.replace(/\/+$/, '') }
}
