import type { Mutant } from './mutant.ts'
import { rewriteCursors } from './shared/rewrite-cursors.ts'

export const takesTwoToThe53ForACursor: Mutant = {
  name: 'takes-two-to-the-53-for-a-cursor',
  title: 'The first number that is too large for a cursor is taken for the last that is not.',
  predicts: ['replay/bad-cursor-400'],
  edits: () => ({
    app: rewriteCursors((digits) => (digits === '9007199254740992' ? '9007199254740991' : digits))
  })
}
