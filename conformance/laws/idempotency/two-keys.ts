import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Two key headers are refused, equal ones too. */
export const twoKeys = judged('idempotency/two-keys', (view, check) => {
  checkRefused(view, 'idempotency/two-keys', [400], check)
})
