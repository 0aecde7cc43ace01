import type { Mutant } from './mutant.ts'
import { rewriteUsage } from './shared/rewrite-usage.ts'

const range = 2 ** 32

export const countsIn32Bits: Mutant = {
  name: 'counts-in-32-bits',
  title: 'A count is kept in 32 bits, and begins again at zero behind them.',
  predicts: ['usage/matches-script'],
  edits: () => ({
    provider: rewriteUsage((facts) => facts.map((fact) => ({ ...fact, quantity: fact.quantity % range })))
  })
}
