import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const hidesWhatLooksLikeAKey: Mutant = {
  name: 'hides-what-looks-like-a-key',
  title: 'Words of the model that look like a key or an address are blotted out.',
  predicts: ['output/unaltered'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'output.delta' ? { ...event, delta: event.delta.replaceAll(/sk-\w+|https?:\S+/g, '***') } : event
    ])
  })
}
