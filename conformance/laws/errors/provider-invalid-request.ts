import { checkCauseCode } from '../shared/cause-code.ts'
import { judged } from '../shared/judged.ts'

/** What the provider calls an invalid request, as a status or in the stream, fails with `invalid_request`. */
export const providerInvalidRequest = judged('errors/provider-invalid-request', (view, check) => {
  checkCauseCode(view, 'invalid_request', () => true, check)
})
