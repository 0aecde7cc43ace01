import type { Mutant } from './mutant.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

export const fallsBackUnasked: Mutant = {
  name: 'falls-back-unasked',
  title: 'Where allow_fallback is absent it counts as true.',
  predicts: ['attempts/no-fallback-by-default'],
  edits: () => ({ runtime: rewriteRouting((routing) => ({ allow_fallback: true, ...routing })) })
}
