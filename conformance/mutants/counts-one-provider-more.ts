import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const countsOneProviderMore: Mutant = {
  name: 'counts-one-provider-more',
  title: 'provider_count is one more than there are providers.',
  predicts: ['resources/manifest-configured'],
  edits: () => ({
    app: rewriteJson(['runtime'], (body) => ({ ...body, provider_count: Number(body.provider_count) + 1 }))
  })
}
