import type { Control } from '../mutant.ts'

export const recoversWhenAsked: Control = {
  name: 'recovers-when-asked',
  title: 'After a crash interrupted work is ended when somebody first asks for it, and not before.',
  edits: () => ({ disk: { recovers: 'when-asked' } })
}
