import { isStoreFailure } from '../core/errors.ts'
import type { EventStore, StoredEvent } from '../core/ports.ts'
import { parsed } from './contract-log.ts'
import { interrupted, type Operation } from './contract-model.ts'
import { isInterruption } from './contract-reopening.ts'

/** Events as the model writes them. */
export function asModelled(events: readonly StoredEvent[]): unknown[] {
  return parsed(events).map((event) => (isInterruption(event) ? interrupted : event))
}

async function ask(store: EventStore, operation: Exclude<Operation, { kind: 'watch' | 'leave' }>): Promise<unknown> {
  switch (operation.kind) {
    case 'claim': {
      const outcome = await store.claim(operation.claim)
      return outcome.kind === 'full' ? { kind: 'full' } : outcome
    }
    case 'lookup': {
      const { keyHash, fingerprint } = operation
      return store.lookup({ keyHash, fingerprint })
    }
    case 'append':
      await store.append(operation.executionId, operation.events, operation.expected)
      return 'appended'
    case 'read':
      return asModelled(await store.read(operation.executionId, operation.after, operation.limit))
    case 'record': {
      const record = await store.record(operation.executionId)
      if (record === undefined) return undefined
      const { status, cancelRequested, lastSequence } = record
      return { status, cancelRequested, lastSequence }
    }
    case 'cancel':
      return store.requestCancel(operation.executionId)
  }
}

/** Asks a store for something and returns its answer in the model's words; what is no answer of a store is thrown. */
export async function perform(
  store: EventStore,
  operation: Exclude<Operation, { kind: 'watch' | 'leave' }>
): Promise<unknown> {
  try {
    return await ask(store, operation)
  } catch (thrown) {
    if (isStoreFailure(thrown)) return thrown.storeFailure
    throw thrown
  }
}
