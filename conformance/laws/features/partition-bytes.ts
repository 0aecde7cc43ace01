import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Partitions that differ in one byte are different ones. */
export const partitionBytes = judged('features/partition-bytes', (view, check) => {
  checkRefused(view, 'features/partition-bytes', [404], check)
})
