import { checkOtherFingerprint } from '../shared/check-other-fingerprint.ts'
import { judged } from '../shared/judged.ts'

/** A key whose body differs in any field, whatever it is for, is refused. */
export const fingerprintWhole = judged('idempotency/fingerprint-whole', (view, check) => {
  checkOtherFingerprint(view, 'idempotency/fingerprint-whole', check)
})
