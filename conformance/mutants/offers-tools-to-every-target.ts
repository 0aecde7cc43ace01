import type { Mutant } from './mutant.ts'
import { withAll } from './shared/with-all.ts'

export const offersToolsToEveryTarget: Mutant = {
  name: 'offers-tools-to-every-target',
  title: 'A target without tools is asked for tools all the same.',
  predicts: ['features/cannot-honour', 'routing/implied-demands', 'features/tool-input-demands'],
  edits: () => ({
    provider: (provider) => ({ ...provider, manifest: () => withAll(provider.manifest(), { tools: true }) })
  })
}
