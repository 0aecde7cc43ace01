import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const obeysMetadata: Mutant = {
  name: 'obeys-metadata',
  title: 'Metadata named after a field of routing is taken for it.',
  predicts: ['requests/metadata-opaque'],
  edits: () => ({
    runtime: rewriteSubmit((request) =>
      request.metadata?.max_attempts === 1 ? { ...request, routing: { ...request.routing, max_attempts: 1 } } : request
    )
  })
}
