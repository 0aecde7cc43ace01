import { expect, test } from 'vitest'
import type { ManualClock } from '../core/manual-clock.ts'
import type { EventStore, StoredEvent } from '../core/ports.ts'
import { storeContract } from './contract.ts'
import type { ContractLimits } from './contract-options.ts'
import { createMemoryStore } from './memory.ts'

type Wrap = (store: EventStore, clock: ManualClock) => Partial<EventStore>

/** The names of the contract's tests that a store with this fault fails. */
async function failures(fault: Wrap, strip: readonly (keyof ContractLimits)[] = []): Promise<string[]> {
  const tests: { name: string; run: () => Promise<void> }[] = []
  const open = async (asked: ContractLimits, clock: ManualClock): Promise<EventStore> => {
    const limits = Object.fromEntries(Object.entries(asked).filter(([name]) => !strip.some((gone) => gone === name)))
    const store = createMemoryStore({ clock, ...limits })
    return { ...store, ...fault(store, clock) }
  }
  storeContract((name, run) => tests.push({ name, run }), open, { usesClock: true, runs: 200, seed: 1, patienceMs: 50 })
  const failed: string[] = []
  for (const { name, run } of tests) {
    await run().catch(() => {
      failed.push(name)
    })
  }
  return failed
}

const property = /^any run of operations/

test('a store without a fault passes', async () => {
  expect(await failures(() => ({}))).toEqual([])
})

test.each<{ fault: string; wrap: Wrap; strip?: readonly (keyof ContractLimits)[] }>([
  {
    fault: 'shows a batch event by event',
    wrap: (store) => ({
      async append(id, events, expected) {
        let at = expected
        for (const event of events) {
          await store.append(id, [event], at)
          at += 1
        }
      }
    })
  },
  {
    fault: 'takes a stale append as if it were meant for the end',
    wrap: (store) => ({
      async append(id, events, expected) {
        const end = (await store.record(id))?.lastSequence ?? expected
        if (end === expected) return store.append(id, events, expected)
        const moved = events.map((event, at) => ({ ...event, sequence: end + at + 1 }))
        return store.append(id, moved, end)
      }
    })
  },
  {
    fault: 'answers an append that it refused as if it were stored',
    wrap: (store) => ({ append: (...asked) => store.append(...asked).catch(() => {}) })
  },
  {
    fault: 'skips the event behind the cursor',
    wrap: (store) => ({
      read: (id, after, limit) => store.read(id, after === 0 ? 0 : after + 1, limit)
    })
  },
  {
    fault: 'forgets that cancel was requested',
    wrap: (store) => ({
      async record(id) {
        const record = await store.record(id)
        return record === undefined ? undefined : { ...record, cancelRequested: false }
      }
    })
  },
  { fault: 'never gives an execution up', wrap: () => ({}), strip: ['maxExecutions'] },
  {
    fault: 'gives up what is watched',
    wrap(store) {
      const ended = new Set<string>()
      return {
        async append(id, events, expected) {
          await store.append(id, events, expected)
          if (events.at(-1)?.status === 'succeeded') ended.add(id)
        },
        watch: (id, wake) => (ended.has(id) ? () => {} : store.watch(id, wake))
      }
    }
  },
  { fault: 'takes any number of events', wrap: () => ({}), strip: ['maxEvents'] },
  {
    fault: 'looks a key up before it has written it, so that two claims create',
    wrap: (store) => ({
      async claim(claim) {
        const known = claim.idempotency === undefined ? undefined : await store.lookup(claim.idempotency)
        await undefined
        if (known !== undefined) return known
        const { idempotency: _, ...keyless } = claim
        return store.claim(keyless)
      }
    })
  }
])('the property and an example fail a store that $fault', async ({ wrap, strip }) => {
  const failed = await failures(wrap, strip)
  expect(failed.some((name) => property.test(name))).toBe(true)
  expect(failed.filter((name) => !property.test(name)).length).toBeGreaterThan(0)
})

test('the property fails a store that loses the wake of an append that comes while it reads', async () => {
  const failed = await failures((store) => {
    let reading = 0
    return {
      async read(...asked): Promise<readonly StoredEvent[]> {
        reading += 1
        const events = await store.read(...asked)
        for (let turn = 0; turn < 5; turn += 1) await undefined
        reading -= 1
        return events
      },
      watch: (id, wake) => store.watch(id, () => (reading > 0 ? undefined : wake()))
    }
  })
  expect(failed.some((name) => property.test(name))).toBe(true)
})
