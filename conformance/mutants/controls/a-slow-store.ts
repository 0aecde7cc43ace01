import type { Control } from '../mutant.ts'

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 8))

export const aSlowStore: Control = {
  name: 'a-slow-store',
  title: 'Every write takes its time, so that events gather and readers wait.',
  edits: () => ({
    store: (store) => ({
      ...store,
      async append(executionId, events, expectedSequence) {
        await soon()
        await store.append(executionId, events, expectedSequence)
      }
    })
  })
}
