import { checkCauseCode } from '../shared/cause-code.ts'
import { judged } from '../shared/judged.ts'

/** A redirect that was refused fails with `provider_protocol_error`. */
export const redirectProtocolError = judged('errors/redirect-protocol-error', (view, check) => {
  const redirected = (status: number): boolean => status >= 300 && status < 400
  checkCauseCode(
    view,
    'provider_protocol_error',
    ({ ending }) => ending.kind === 'status' && redirected(ending.status),
    check
  )
})
