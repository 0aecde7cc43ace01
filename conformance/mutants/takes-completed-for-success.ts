import type { Mutant } from './mutant.ts'
import { rewriteQueueAnswers } from './shared/rewrite-queue.ts'

export const takesCompletedForSuccess: Mutant = {
  name: 'takes-completed-for-success',
  title: 'A job that is over has succeeded, whatever its error says.',
  predicts: ['provider-spi/queue-completed-not-success'],
  edits: () => ({
    network: rewriteQueueAnswers((body, { method, url }, status) => {
      if (method !== 'GET') return undefined
      if (!url.endsWith('/status')) return status >= 400 ? Response.json({}) : undefined
      const { error: _error, error_type: _type, ...rest } = body
      return Response.json(rest, { status })
    })
  })
}
