import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const tellsProvidersTheMetadata: Mutant = {
  name: 'tells-providers-the-metadata',
  title: 'Metadata is sent to the provider as who is asking.',
  predicts: ['requests/metadata-opaque'],
  edits: () => ({
    runtime: rewriteSubmit((request) => {
      if (request.metadata === undefined) return request
      const user = JSON.stringify(request.metadata)
      const extensions = { openai: { request: { user } }, anthropic: { request: { metadata: { user_id: user } } } }
      return { ...request, extensions: { ...extensions, ...request.extensions } }
    })
  })
}
