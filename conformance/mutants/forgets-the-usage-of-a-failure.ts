import type { Mutant } from './mutant.ts'
import { holdUsage } from './shared/hold-usage.ts'

export const forgetsTheUsageOfAFailure: Mutant = {
  name: 'forgets-the-usage-of-a-failure',
  title: 'Only an attempt that completed reports usage.',
  predicts: ['usage/failed-attempt-reported'],
  edits: () => ({
    store: holdUsage((usage, next) => (next.type === 'execution.completed' ? [usage, next] : [next]))
  })
}
