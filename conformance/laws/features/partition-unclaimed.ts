import { claims } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** A runtime without partitions refuses the header that asks for one. */
export const partitionUnclaimed = judged('features/partition-unclaimed', (view, check) => {
  if (claims(view, 'partition')) return
  checkRefused(view, 'features/partition-unclaimed', [400], check)
})
