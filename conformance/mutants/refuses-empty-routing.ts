import type { Mutant } from './mutant.ts'
import { refuseSubmits } from './shared/refuse-submits.ts'

export const refusesEmptyRouting: Mutant = {
  name: 'refuses-empty-routing',
  title: 'Routing without any field is refused.',
  predicts: ['requests/nothing-required-inside'],
  edits: () => ({
    app: refuseSubmits(({ body }) => JSON.stringify(body.routing) === '{}')
  })
}
