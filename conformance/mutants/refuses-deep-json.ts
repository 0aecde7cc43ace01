import type { Mutant } from './mutant.ts'
import { refuseSubmits } from './shared/refuse-submits.ts'

export const refusesDeepJson: Mutant = {
  name: 'refuses-deep-json',
  title: 'JSON nested deeper than 32 is refused.',
  predicts: ['requests/depth-at-least'],
  edits: () => ({
    app: refuseSubmits(({ text }) => text.includes('['.repeat(32)) || text.includes('{"a":'.repeat(32)))
  })
}
