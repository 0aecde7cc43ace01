import type { Mutant } from './mutant.ts'
import { type Json, rewriteJson } from './shared/rewrite-answers.ts'

export const leavesOutACapability: Mutant = {
  name: 'leaves-out-a-capability',
  title: 'The list of providers does not say whether a model takes tools.',
  predicts: ['http/schema-valid'],
  edits: () => ({
    app: rewriteJson(['providers'], (body) => ({
      data: (body.data as Json[]).map((provider) => ({
        ...provider,
        models: (provider.models as Json[]).map(({ tools: _, ...model }) => model)
      }))
    }))
  })
}
