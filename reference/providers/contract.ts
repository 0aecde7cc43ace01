import type { DefineTest, ProviderUnderTest } from './contract-bench.ts'
import { benchFor } from './contract-bench.ts'
import { bounds, endings } from './contract-endings.ts'
import { broken, refusals } from './contract-failures.ts'
import { everyProvider, requests } from './contract-requests.ts'
import { toolCalls } from './contract-tools.ts'

export type { ContractParts, DefineTest, ProviderUnderTest, ToolScene } from './contract-bench.ts'
export { type StreamPieces, streamAnswer, streamScenes, type WireScenes } from './contract-scenes.ts'
export { type Exchange, pour, type Scene } from './contract-site.ts'

/**
 * The suite that every provider adapter runs unchanged, ours and a third party's: what the core relies on. It talks to the adapter over
 * real sockets of loopback and moves the clock by hand.
 *
 * @example
 * providerContract(test, {
 *   create: ({ origin, credential, clock, timeouts }) => createMine({ baseUrl: origin, apiKey: credential, clock, timeouts, fetch }),
 *   says: 'Hello',
 *   wire: streamScenes({ preamble, output, terminal, keepalive, error })
 * })
 * @see spec/chapters/25-provider-spi.md
 */
export function providerContract(test: DefineTest, subject: ProviderUnderTest): void {
  const bench = benchFor(subject)
  everyProvider(test, bench, subject)
  toolCalls(test, bench, subject)
  const { wire } = subject
  if (wire === undefined) return
  requests(test, bench, wire)
  refusals(test, bench, wire)
  broken(test, bench, wire)
  endings(test, bench, wire, subject)
  bounds(test, bench, wire)
}
