import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const takesTheBudgetForADeadline: Mutant = {
  name: 'takes-the-budget-for-a-deadline',
  title: 'An attempt is cut when the retry budget is spent.',
  predicts: ['attempts/budget-spares-running'],
  edits: () => ({
    runtime: rewriteSubmit((request) => {
      const budget = request.routing?.retry_budget_ms
      // Time enough to begin: what is cut is an attempt that runs.
      return budget === undefined || budget < 50 ? request : { ...request, deadline_ms: budget }
    })
  })
}
