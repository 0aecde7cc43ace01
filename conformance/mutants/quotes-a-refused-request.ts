import type { Mutant } from './mutant.ts'
import { refuseSubmits } from './shared/refuse-submits.ts'

export const quotesARefusedRequest: Mutant = {
  name: 'quotes-a-refused-request',
  title: 'What is refused at the door is quoted.',
  predicts: ['security/errors-clean'],
  edits: () => ({
    app: refuseSubmits(
      ({ text, body }) => body.ability === undefined && text !== '',
      400,
      ({ text }) => `not acceptable: ${text.slice(0, 300)}`
    )
  })
}
