import type { Mutant } from './mutant.ts'
import { rewriteModels } from './shared/rewrite-models.ts'

export const leavesOutACapability: Mutant = {
  name: 'leaves-out-a-capability',
  title: 'The list of providers does not say whether a model takes tools.',
  predicts: ['http/schema-valid'],
  edits: () => ({
    app: rewriteModels(({ tools: _, ...model }) => model)
  })
}
