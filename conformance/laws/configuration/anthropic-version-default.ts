import { checkVersion } from '../shared/anthropic-version.ts'
import { judged } from '../shared/judged.ts'

/** A target without a configured version of the protocol is called with the one that the specification names. */
export const anthropicVersionDefault = judged('configuration/anthropic-version-default', (view, check) => {
  checkVersion(view, check, (configured) => (configured === undefined ? '2023-06-01' : undefined))
})
