import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const spoilsInlineBytes: Mutant = {
  name: 'spoils-inline-bytes',
  title: 'Inline media loses its padding on the way.',
  predicts: ['features/conversation-data'],
  edits: () => ({
    runtime: rewriteSubmit((request) =>
      JSON.parse(JSON.stringify(request).replaceAll(/("data":"[A-Za-z0-9+/]{4})[A-Za-z0-9+/]{4}/g, '$1'))
    )
  })
}
