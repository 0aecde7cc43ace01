import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const claimsToBill: Mutant = {
  name: 'claims-to-bill',
  title: 'The runtime says that it bills.',
  predicts: ['resources/runtime-info'],
  edits: () => ({
    app: rewriteJson(['runtime'], (body) => ({ ...body, features: { ...(body.features as object), billing: true } }))
  })
}
