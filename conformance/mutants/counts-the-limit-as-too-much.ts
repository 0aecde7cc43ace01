import type { Mutant } from './mutant.ts'
import { refuseSubmits } from './shared/refuse-submits.ts'

export const countsTheLimitAsTooMuch: Mutant = {
  name: 'counts-the-limit-as-too-much',
  title: 'A body of exactly the published length is refused.',
  predicts: ['requests/body-at-least'],
  edits: () => ({
    app: refuseSubmits(({ text }) => text.length === 8_388_608, 413)
  })
}
