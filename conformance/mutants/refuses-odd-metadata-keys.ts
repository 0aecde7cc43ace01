import type { Mutant } from './mutant.ts'
import { refuseSubmits } from './shared/refuse-submits.ts'

export const refusesOddMetadataKeys: Mutant = {
  name: 'refuses-odd-metadata-keys',
  title: 'Metadata may only have keys that are identifiers.',
  predicts: ['requests/open-objects'],
  edits: () => ({
    app: refuseSubmits(({ body }) => Object.keys(Object(body.metadata)).some((key) => !/^[\w-]+$/.test(key)))
  })
}
