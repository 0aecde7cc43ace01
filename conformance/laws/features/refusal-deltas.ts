import { judged } from '../shared/judged.ts'
import { checkSaidAside } from '../shared/said-aside.ts'

/** The words in which a provider refuses appear as refusal deltas. */
export const refusalDeltas = judged('features/refusal-deltas', (view, check) => {
  checkSaidAside(view, 'refusal', ({ refusal }) => refusal, check)
})
