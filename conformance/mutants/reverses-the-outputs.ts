import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { rewriteResults } from './shared/rewrite-resources.ts'

export const reversesTheOutputs: Mutant = {
  name: 'reverses-the-outputs',
  title: 'The outputs of a result stand in descending order.',
  predicts: ['resources/fold-text'],
  edits: () => ({ app: rewriteResults((result) => ({ ...result, outputs: asList(result.outputs).toReversed() })) })
}
