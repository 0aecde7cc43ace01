import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const spendsTheBudgetBeforeItBegins: Mutant = {
  name: 'spends-the-budget-before-it-begins',
  title: 'A retry budget of a few milliseconds leaves no time for a first attempt.',
  predicts: ['attempts/budget-spares-first'],
  edits: () => ({
    runtime: rewriteSubmit((request) =>
      (request.routing?.retry_budget_ms ?? 1000) < 10 ? { ...request, ability: 'nobody.has.this' } : request
    )
  })
}
