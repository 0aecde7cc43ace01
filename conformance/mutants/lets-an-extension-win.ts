import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const letsAnExtensionWin: Mutant = {
  name: 'lets-an-extension-win',
  title: 'What an extension says wins over the neutral field.',
  predicts: ['features/neutral-wins'],
  edits: () => ({
    runtime: rewriteSubmit(({ instructions, ...request }) =>
      instructions === undefined || request.extensions !== undefined ? request : { ...request, instructions }
    )
  })
}
