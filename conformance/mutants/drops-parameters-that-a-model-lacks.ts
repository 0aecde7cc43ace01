import type { Mutant } from './mutant.ts'
import { withAll } from './shared/with-all.ts'

export const dropsParametersThatAModelLacks: Mutant = {
  name: 'drops-parameters-that-a-model-lacks',
  title: 'A model gets a request without the parameters that it does not take.',
  predicts: ['features/generation-excludes', 'features/cannot-honour'],
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      manifest: () =>
        withAll(provider.manifest(), {
          parameters: ['max_output_tokens', 'temperature', 'top_p', 'reasoning_effort']
        })
    })
  })
}
