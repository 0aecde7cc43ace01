import type { Mutant } from './mutant.ts'
import { holdUsage } from './shared/hold-usage.ts'

export const forgetsTheUsageOfACancel: Mutant = {
  name: 'forgets-the-usage-of-a-cancel',
  title: 'What was known when an execution was cancelled is not reported.',
  predicts: ['usage/failed-attempt-reported'],
  edits: () => ({
    store: holdUsage((usage, next) => (next.status === 'cancelled' ? [next] : [usage, next]))
  })
}
