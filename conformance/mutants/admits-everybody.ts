import type { Mutant } from './mutant.ts'

export const admitsEverybody: Mutant = {
  name: 'admits-everybody',
  title: 'max_active_executions bounds nothing.',
  predicts: ['routing/admission-429'],
  edits: () => ({ maxActiveExecutions: 10_000 })
}
