import type { Mutant } from './mutant.ts'
import { rewriteRouting } from './shared/rewrite-submit.ts'

export const letsAPolicyWin: Mutant = {
  name: 'lets-a-policy-win',
  title: "A policy wins over the request's own routing fields.",
  predicts: ['features/policy-request-wins'],
  edits: () => ({ runtime: rewriteRouting(({ policy, ...routing }) => (policy === undefined ? routing : { policy })) })
}
