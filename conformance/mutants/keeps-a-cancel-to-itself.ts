import type { Mutant } from './mutant.ts'
import { rewriteQueue } from './shared/rewrite-queue.ts'

export const keepsACancelToItself: Mutant = {
  name: 'keeps-a-cancel-to-itself',
  title: 'A job that nobody wants any more goes on at the provider.',
  predicts: ['cancellation/fal-cancelled', 'deadline/queue-cancelled'],
  edits: () => ({
    network: rewriteQueue(async ({ method, send }) =>
      method === 'PUT' ? Response.json({ status: 'CANCELLATION_REQUESTED' }, { status: 202 }) : send()
    )
  })
}
