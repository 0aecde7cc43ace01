import { notice } from '../banner.ts'
import type { Files, SpecSource } from '../spec-source.ts'

/** `openapi.json`: the whole document in one file. */
export const openapi = (spec: SpecSource): Files => {
  const document = { 'x-generated': notice('spec/openapi.yaml'), ...spec.openapi }
  return { 'openapi.json': `${JSON.stringify(document, null, 2)}\n` }
}
