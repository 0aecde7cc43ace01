import { checkOtherFingerprint } from '../shared/check-other-fingerprint.ts'
import { judged } from '../shared/judged.ts'

/** A field that is missing and one that says its default make two requests. */
export const fingerprintNoDefaults = judged('idempotency/fingerprint-no-defaults', (view, check) => {
  checkOtherFingerprint(view, 'idempotency/fingerprint-no-defaults', check)
})
