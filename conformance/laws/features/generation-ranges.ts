import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Parameters outside their ranges are refused with 400. */
export const generationRanges = judged('features/generation-ranges', (view, check) => {
  checkRefused(view, 'features/generation-ranges', [400], check)
})
