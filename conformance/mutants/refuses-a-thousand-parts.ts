import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { refuseSubmits } from './shared/refuse-submits.ts'

export const refusesAThousandParts: Mutant = {
  name: 'refuses-a-thousand-parts',
  title: 'More than five hundred parts are refused.',
  predicts: ['requests/parts-at-least'],
  edits: () => ({
    app: refuseSubmits(({ body }) => asList(body.input).length > 500)
  })
}
