import { test } from 'vitest'
import type { ManualClock } from '../../core/manual-clock.ts'
import type { EventStore } from '../../core/ports.ts'
import { type ContractLimits, storeContract } from '../contract.ts'
import { testDirectory, testStore } from './test-store.ts'

/** With what each store was opened, so that it can be opened again. */
const openedWith = new WeakMap<EventStore, Parameters<typeof testStore>[0]>()

async function open(options: Parameters<typeof testStore>[0]): Promise<EventStore> {
  const store = await testStore(options)
  openedWith.set(store, options)
  return store
}

storeContract(
  test,
  async (limits: ContractLimits, clock: ManualClock) => open({ ...limits, clock, directory: await testDirectory() }),
  { usesClock: true, reopen: (store) => open(openedWith.get(store)), runs: 30 }
)
