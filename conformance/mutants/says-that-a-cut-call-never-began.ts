import type { Mutant } from './mutant.ts'
import { rewriteFailed } from './shared/rewrite-errors.ts'

export const saysThatACutCallNeverBegan: Mutant = {
  name: 'says-that-a-cut-call-never-began',
  title: 'Work that a shutdown cuts in the middle of a provider call says that the call never began.',
  predicts: ['errors/internal-remote-outcome'],
  edits: () => ({
    store: rewriteFailed((error) =>
      error.code === 'internal_error' ? { ...error, remote_outcome: 'not_started' } : error
    )
  })
}
