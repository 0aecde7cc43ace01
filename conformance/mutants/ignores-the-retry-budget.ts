import type { Mutant } from './mutant.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

export const ignoresTheRetryBudget: Mutant = {
  name: 'ignores-the-retry-budget',
  title: 'Attempts follow one another however long the first ones took.',
  predicts: ['attempts/budget-stops-attempts'],
  patienceMs: 1500,
  edits: () => ({ runtime: rewriteRouting(({ retry_budget_ms: _budget, ...routing }) => routing) })
}
