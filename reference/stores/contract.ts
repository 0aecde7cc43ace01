import { createManualClock } from '../core/manual-clock.ts'
import { appends } from './contract-appends.ts'
import { claims } from './contract-claims.ts'
import { limits } from './contract-limits.ts'
import { waitUntil } from './contract-log.ts'
import type { ContractSubject, DefineTest, OpenStore, StoreContractOptions } from './contract-options.ts'
import { property } from './contract-property.ts'
import { reopening } from './contract-reopening.ts'
import { retention } from './contract-retention.ts'
import { watches } from './contract-watches.ts'
import { writers } from './contract-writers.ts'

export type { ContractLimits, DefineTest, OpenStore, StoreContractOptions } from './contract-options.ts'

/**
 * The suite that every event store runs unchanged, ours and a third party's: what the core relies on, whatever the store keeps its logs
 * in. Examples, and a property: any run of operations, one after the other and at once, has the outcomes of a simple model.
 *
 * @example
 * storeContract(test, async (limits, clock) => createMine({ clock, ...limits }), { usesClock: true })
 * @see spec/chapters/20-storage.md#spi
 */
export function storeContract(test: DefineTest, open: OpenStore, options: StoreContractOptions = {}): void {
  const subject: ContractSubject = {
    ...options,
    open: (asked = {}) => open(asked, createManualClock()),
    openWithClock: open,
    until: (holds, what) => waitUntil(holds, what, options.patienceMs ?? 10_000),
    has: (limit) => options.limits?.includes(limit) ?? true
  }
  claims(test, subject)
  appends(test, subject)
  writers(test, subject)
  watches(test, subject)
  limits(test, subject)
  if (options.usesClock === true) retention(test, subject)
  reopening(test, subject)
  property(test, subject)
}
