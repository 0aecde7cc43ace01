import type { Mutant } from './mutant.ts'
import { holdUsage } from './shared/hold-usage.ts'

export const reportsUsageLate: Mutant = {
  name: 'reports-usage-late',
  title: 'The usage of a failed attempt is reported behind its route.attempt_failed.',
  predicts: ['usage/before-attempt-end'],
  edits: () => ({
    store: holdUsage((usage, next) => (next.type === 'route.attempt_failed' ? [next, usage] : [usage, next]))
  })
}
