import type { Control } from '../mutant.ts'
import { noFeatures } from '../shared/no-features.ts'

export const publishesTinyLimits: Control = {
  name: 'publishes-tiny-limits',
  title:
    'Four parts, eight levels of JSON, addresses of 64 characters and bodies of eight kilobytes are the most, and no feature is claimed.',
  edits: () => ({ features: noFeatures, limits: { body_bytes: 8192, parts: 4, uri_length: 64, json_depth: 8 } })
}
