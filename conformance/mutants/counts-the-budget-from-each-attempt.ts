import { isProviderFailure, providerFailure } from '../../reference/core/errors.ts'
import type { Provider } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'
import { timesOver } from './shared/limit-each-attempt.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

/** Lets nothing follow an attempt that took longer than the budget by itself. */
const spending = (provider: Provider): Provider => ({
  ...provider,
  async *execute(call) {
    const { retry_budget_ms: budget = Number.POSITIVE_INFINITY } = call.request.routing ?? {}
    const began = performance.now()
    try {
      yield* provider.execute(call)
    } catch (thrown) {
      if (!isProviderFailure(thrown) || performance.now() - began < budget / timesOver) throw thrown
      throw providerFailure({ ...thrown, message: thrown.message, forbidsFurtherAttempts: true })
    }
  }
})

export const countsTheBudgetFromEachAttempt: Mutant = {
  name: 'counts-the-budget-from-each-attempt',
  title: 'The retry budget begins anew with each attempt.',
  predicts: ['attempts/budget-stops-attempts'],
  edits: () => ({
    runtime: rewriteRouting((routing) =>
      routing.retry_budget_ms === undefined
        ? routing
        : { ...routing, retry_budget_ms: routing.retry_budget_ms * timesOver }
    ),
    provider: spending
  })
}
