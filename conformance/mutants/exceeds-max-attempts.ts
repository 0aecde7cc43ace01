import type { Mutant } from './mutant.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

export const exceedsMaxAttempts: Mutant = {
  name: 'exceeds-max-attempts',
  title: 'max_attempts counts the attempts after the first.',
  predicts: ['attempts/max-attempts'],
  edits: () => ({
    runtime: rewriteRouting((routing) =>
      routing.max_attempts === undefined ? routing : { ...routing, max_attempts: routing.max_attempts + 1 }
    )
  })
}
