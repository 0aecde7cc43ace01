import type { Mutant } from './mutant.ts'
import { holdUsage } from './shared/hold-usage.ts'

export const forgetsUsageWhenItFallsBack: Mutant = {
  name: 'forgets-usage-when-it-falls-back',
  title: 'The usage of an attempt that another follows is lost.',
  predicts: ['usage/failed-attempt-reported'],
  edits: () => ({
    store: holdUsage((usage, next) => (next.type === 'route.attempt_failed' ? [next] : [usage, next]))
  })
}
