import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const tellsAFailureAsSuccess: Mutant = {
  name: 'tells-a-failure-as-success',
  title: 'The snapshot of a failed execution says cancelled.',
  predicts: ['terminal/status-agrees'],
  edits: () => ({
    app: rewriteJson(['execution'], (body) => (body.status === 'failed' ? { ...body, status: 'cancelled' } : body))
  })
}
