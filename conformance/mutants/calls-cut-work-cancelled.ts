import type { Mutant } from './mutant.ts'
import { recoversWith } from './shared/disk-faults.ts'

export const callsCutWorkCancelled: Mutant = {
  name: 'calls-cut-work-cancelled',
  title: 'Work that a crash interrupted ends in status cancelled, though nobody asked for that.',
  predicts: ['storage/interrupted-work'],
  edits: () => recoversWith(() => ({ status: 'cancelled' }))
}
