import type { Mutant } from './mutant.ts'
import { recoversWithError } from './shared/disk-faults.ts'

export const saysCutWorkNeverBegan: Mutant = {
  name: 'says-cut-work-never-began',
  title: 'Work that a crash interrupted is told as if no provider had been called.',
  predicts: ['storage/interrupted-work', 'errors/internal-remote-outcome'],
  edits: () => recoversWithError({ remote_outcome: 'not_started' })
}
