import type { Mutant } from './mutant.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

export const takesOrderedForAFallback: Mutant = {
  name: 'takes-ordered-for-a-fallback',
  title: 'The strategy ordered allows a fallback that nobody asked for.',
  predicts: ['requests/strategy-means-nothing'],
  edits: () => ({
    runtime: rewriteRouting((routing) =>
      routing.strategy === 'ordered' ? { ...routing, allow_fallback: true } : routing
    )
  })
}
