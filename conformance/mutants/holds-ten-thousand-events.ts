import { storeFailure } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'

const most = 10_000

export const holdsTenThousandEvents: Mutant = {
  name: 'holds-ten-thousand-events',
  title: 'A log has room for ten thousand events and no more.',
  predicts: ['configuration/generous'],
  edits: () => ({
    store: (store) => ({
      ...store,
      async append(executionId, events, expectedSequence) {
        const isEnd = events.length === 1 && events[0]?.type === 'execution.failed'
        if (expectedSequence + events.length > most && !isEnd) throw storeFailure('capacity')
        await store.append(executionId, events, expectedSequence)
      }
    })
  })
}
