import type { Mutant } from './mutant.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

export const ignoresTheOrderAskedFor: Mutant = {
  name: 'ignores-the-order-asked-for',
  title: 'Candidates come in configuration order, whatever provider_order says.',
  predicts: ['routing/provider-order-first'],
  edits: () => ({ runtime: rewriteRouting(({ provider_order: _, ...routing }) => routing) })
}
