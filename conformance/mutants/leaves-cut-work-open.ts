import type { Mutant } from './mutant.ts'

export const leavesCutWorkOpen: Mutant = {
  name: 'leaves-cut-work-open',
  title: 'Work that a crash interrupted is found again and never comes to an end.',
  predicts: ['storage/recovery-writes-terminal'],
  patienceMs: 1500,
  edits: () => ({ disk: { recovered: () => undefined } })
}
