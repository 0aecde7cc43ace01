import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { refuseSubmits } from './shared/refuse-submits.ts'

export const callsTooManyPartsTooLarge: Mutant = {
  name: 'calls-too-many-parts-too-large',
  title: 'Too many parts are refused with 413.',
  predicts: ['requests/other-excess'],
  edits: () => ({
    app: refuseSubmits(({ body }) => asList(body.input).length > 1024, 413)
  })
}
