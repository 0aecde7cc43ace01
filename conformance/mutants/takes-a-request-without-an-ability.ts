import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

export const takesARequestWithoutAnAbility: Mutant = {
  name: 'takes-a-request-without-an-ability',
  title: 'A request without an ability is accepted.',
  predicts: ['requests/required-fields'],
  edits: () => ({
    app: rewriteBody((body) => ({ ability: 'text-generation', ...body }))
  })
}
