import type { Control } from '../mutant.ts'

export const recoversAWhileLater: Control = {
  name: 'recovers-a-while-later',
  title: 'After a crash it serves at once and ends interrupted work when the lease of the dead process has run out.',
  edits: () => ({ disk: { recovers: 400 } })
}
