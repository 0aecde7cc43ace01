import type { EventStore } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'

/** A wish to cancel is passed on once the execution has selected a target, and not before. */
function deafUntilSelected(store: EventStore): EventStore {
  const selected = new Set<string>()
  const held = new Map<string, () => void>()
  return {
    ...store,
    async append(executionId, events, expectedSequence) {
      await store.append(executionId, events, expectedSequence)
      if (!events.some(({ type }) => type === 'route.selected')) return
      selected.add(executionId)
      held.get(executionId)?.()
    },
    watchCancel: (executionId, heard) =>
      store.watchCancel(executionId, () => {
        if (selected.has(executionId)) heard()
        else held.set(executionId, heard)
      })
  }
}

export const waitsThroughACancel: Mutant = {
  name: 'waits-through-a-cancel',
  title: 'An execution that waits for a slot hears of a cancel request when it has got one.',
  predicts: ['routing/waiting-ends'],
  patienceMs: 1500,
  edits: () => ({ store: deafUntilSelected })
}
