import type { Mutant } from './mutant.ts'
import { rewriteQueueAnswers } from './shared/rewrite-queue.ts'

export const keepsWaitingOnUnknownStatuses: Mutant = {
  name: 'keeps-waiting-on-unknown-statuses',
  title: 'A status of a job that nobody knows counts as life, so that no progress timeout ends it.',
  predicts: ['provider-spi/queue-unknown-status'],
  edits: () => ({
    network: rewriteQueueAnswers((body, { url }) =>
      url.endsWith('/status') && !['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED'].includes(String(body.status))
        ? Response.json({ status: 'IN_PROGRESS' }, { status: 202 })
        : undefined
    )
  })
}
