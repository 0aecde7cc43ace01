import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { refuseSubmits } from './shared/refuse-submits.ts'

export const refusesLongUris: Mutant = {
  name: 'refuses-long-uris',
  title: 'URIs of more than 2048 characters are refused.',
  predicts: ['requests/uri-at-least'],
  edits: () => ({
    app: refuseSubmits(({ body }) => asList(body.input).some(({ uri }) => String(uri).length > 2048))
  })
}
