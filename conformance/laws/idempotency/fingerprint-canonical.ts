import { checkReplays } from '../shared/check-replays.ts'
import { judged } from '../shared/judged.ts'

/** A body that says the same in another spelling is the same request. */
export const fingerprintCanonical = judged('idempotency/fingerprint-canonical', (view, check) => {
  checkReplays(view, check, ({ step, first }) => step.raw !== first.step.raw)
})
