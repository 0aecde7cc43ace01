import type { Mutant } from './mutant.ts'
import { withAll } from './shared/with-all.ts'

export const asksEveryTargetForASchema: Mutant = {
  name: 'asks-every-target-for-a-schema',
  title: 'A target without structured output gets the schema all the same.',
  predicts: ['features/output-schema-demands', 'configuration/capabilities', 'features/cannot-honour'],
  edits: () => ({
    provider: (provider) => ({ ...provider, manifest: () => withAll(provider.manifest(), { structured_output: true }) })
  })
}
