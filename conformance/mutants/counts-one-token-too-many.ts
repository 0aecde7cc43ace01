import type { Mutant } from './mutant.ts'
import { rewriteUsage } from './shared/rewrite-usage.ts'

export const countsOneTokenTooMany: Mutant = {
  name: 'counts-one-token-too-many',
  title: 'Every counter is one too high.',
  predicts: ['usage/matches-script'],
  edits: () => ({
    provider: rewriteUsage((facts) => facts.map((fact) => ({ ...fact, quantity: fact.quantity + 1 })))
  })
}
