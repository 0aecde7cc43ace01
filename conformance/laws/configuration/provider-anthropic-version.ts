import { checkVersion } from '../shared/anthropic-version.ts'
import { judged } from '../shared/judged.ts'

/** A target that is configured with a version of the protocol is called with it. */
export const providerAnthropicVersion = judged('configuration/provider-anthropic-version', (view, check) => {
  checkVersion(view, check, (configured) => configured)
})
