import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** A key that is empty, too long, or holds anything but visible ASCII is refused. */
export const keyFormat = judged('idempotency/key-format', (view, check) => {
  checkRefused(view, 'idempotency/key-format', [400], check)
})
