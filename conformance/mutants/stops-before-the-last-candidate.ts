import type { Mutant } from './mutant.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

export const stopsBeforeTheLastCandidate: Mutant = {
  name: 'stops-before-the-last-candidate',
  title: 'No more than two targets are ever candidates.',
  predicts: ['routing/candidates'],
  edits: () => ({
    runtime: rewriteRouting((routing) =>
      routing.max_attempts === undefined ? { ...routing, max_attempts: 2 } : routing
    )
  })
}
