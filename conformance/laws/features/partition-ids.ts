import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** An execution is not found in any other partition, on any operation. */
export const partitionIds = judged('features/partition-ids', (view, check) => {
  checkRefused(view, 'features/partition-ids', [404], check)
})
