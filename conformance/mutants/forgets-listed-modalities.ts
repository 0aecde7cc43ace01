import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const forgetsListedModalities: Mutant = {
  name: 'forgets-listed-modalities',
  title: 'Input modalities are demanded as far as they are sent, whatever the requirements list.',
  predicts: ['routing/modalities'],
  edits: () => ({
    runtime: rewriteSubmit(({ requirements, ...request }) => {
      const { input_modalities: _listed, ...others } = requirements ?? {}
      return { ...request, requirements: others }
    })
  })
}
