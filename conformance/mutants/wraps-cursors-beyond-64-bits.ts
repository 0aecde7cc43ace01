import type { Mutant } from './mutant.ts'
import { rewriteCursors } from './shared/rewrite-cursors.ts'

export const wrapsCursorsBeyond64Bits: Mutant = {
  name: 'wraps-cursors-beyond-64-bits',
  title: 'Of a cursor that does not fit into 64 bits the lowest 64 count.',
  predicts: ['replay/bad-cursor-400'],
  edits: () => ({
    app: rewriteCursors((digits) => (digits.length > 19 ? String(BigInt.asUintN(64, BigInt(digits))) : digits))
  })
}
