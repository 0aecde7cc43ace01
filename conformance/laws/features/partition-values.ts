import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** A partition that is none is refused with 400. */
export const partitionValues = judged('features/partition-values', (view, check) => {
  checkRefused(view, 'features/partition-values', [400], check)
})
