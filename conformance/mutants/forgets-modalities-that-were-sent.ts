import type { Mutant } from './mutant.ts'
import { withAll } from './shared/with-all.ts'

export const forgetsModalitiesThatWereSent: Mutant = {
  name: 'forgets-modalities-that-were-sent',
  title: 'Every target is taken to see images.',
  predicts: ['routing/modalities'],
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      manifest: () => withAll(provider.manifest(), { input_modalities: ['text', 'json', 'image'] })
    })
  })
}
