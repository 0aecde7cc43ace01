import type { Mutant } from './mutant.ts'
import { holdUsage } from './shared/hold-usage.ts'

export const forgetsTheUsageOfABrokenAttempt: Mutant = {
  name: 'forgets-the-usage-of-a-broken-attempt',
  title: 'The usage of an attempt whose end nobody knows is lost when another follows.',
  predicts: ['usage/failed-attempt-reported'],
  edits: () => ({
    store: holdUsage((usage, next) => (isBroken(next) ? [next] : [usage, next]))
  })
}

function isBroken(event: { readonly type: string; readonly error?: unknown }): boolean {
  const { remote_outcome: outcome } = (event.error ?? {}) as { remote_outcome?: unknown }
  return event.type === 'route.attempt_failed' && outcome === 'unknown'
}
