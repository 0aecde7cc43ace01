import type { Mutant } from './mutant.ts'
import { withAll } from './shared/with-all.ts'

export const overlooksMediaInMessages: Mutant = {
  name: 'overlooks-media-in-messages',
  title: 'A modality inside a message is not demanded.',
  predicts: ['features/conversation-modalities'],
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      manifest: () => withAll(provider.manifest(), { input_modalities: ['text', 'json', 'image'] })
    })
  })
}
