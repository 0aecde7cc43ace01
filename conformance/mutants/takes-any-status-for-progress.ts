import type { Mutant } from './mutant.ts'
import { rewriteQueueAnswers } from './shared/rewrite-queue.ts'

export const takesAnyStatusForProgress: Mutant = {
  name: 'takes-any-status-for-progress',
  title: 'A status of a job that nobody knows counts as a place in the queue.',
  predicts: ['provider-spi/queue-unknown-status'],
  edits: () => ({
    network: rewriteQueueAnswers((body, { url }) =>
      url.endsWith('/status') && !['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED'].includes(String(body.status))
        ? Response.json({ status: 'IN_QUEUE', queue_position: 7 }, { status: 202 })
        : undefined
    )
  })
}
