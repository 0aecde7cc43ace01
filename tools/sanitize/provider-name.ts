/** Providers whose traffic can be sanitised, as their fixture folders are called. */
export const providerNames = ['openai-responses', 'anthropic-messages', 'fal-queue'] as const
export type ProviderName = (typeof providerNames)[number]

/** The provider a request was meant for, by its host and path; `undefined` when neither says. */
export function providerOf(upstream: string, path: string): ProviderName | undefined {
  const { hostname } = new URL(upstream)
  if (/(?:^|\.)fal\.(?:run|ai)$/.test(hostname)) return 'fal-queue'
  if (/\/messages(?:\/|\?|$)/.test(path) || hostname.endsWith('anthropic.com')) return 'anthropic-messages'
  if (/\/responses(?:\/|\?|$)/.test(path) || hostname.endsWith('openai.com')) return 'openai-responses'
  return /\/requests\/[^/]+(?:\/|\?|$)/.test(path) ? 'fal-queue' : undefined
}

/** What stands for the provider's own address in fixtures; a replay puts its own address in its place. */
export const standInOrigin = (provider: ProviderName): string =>
  provider === 'fal-queue' ? 'https://queue.example.test' : 'https://api.example.test'
