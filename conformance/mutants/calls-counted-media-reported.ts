import type { Mutant } from './mutant.ts'
import { rewriteUsage } from './shared/rewrite-usage.ts'

export const callsCountedMediaReported: Mutant = {
  name: 'calls-counted-media-reported',
  title: 'What was counted in a media result is called a report of the provider.',
  predicts: ['usage/media-stated'],
  edits: () => ({ provider: rewriteUsage((facts) => facts.map((fact) => ({ ...fact, source: 'provider' }))) })
}
