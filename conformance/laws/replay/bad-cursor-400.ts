import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** A cursor that is no canonical decimal integer, in query or header, is refused with 400; a good one in the same run is not. */
export const badCursor400 = judged('replay/bad-cursor-400', (view, check) => {
  checkRefused(view, 'replay/bad-cursor-400', [400], check)
})
