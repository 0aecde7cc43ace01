import type { Control } from '../mutant.ts'
import { noFeatures } from '../shared/no-features.ts'

export const claimsNothing: Control = {
  name: 'claims-nothing',
  title: 'No optional feature is claimed.',
  edits: () => ({ features: noFeatures })
}
