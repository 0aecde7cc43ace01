import type { Mutant } from './mutant.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

export const goesRoundWithoutABound: Mutant = {
  name: 'goes-round-without-a-bound',
  title: 'Without max_attempts five attempts are made, however few candidates there are.',
  predicts: ['attempts/max-attempts-default'],
  edits: () => ({ runtime: rewriteRouting((routing) => ({ ...routing, max_attempts: routing.max_attempts ?? 5 })) })
}
