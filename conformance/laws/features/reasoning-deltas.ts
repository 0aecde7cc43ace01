import { judged } from '../shared/judged.ts'
import { checkSaidAside } from '../shared/said-aside.ts'

/** The reasoning that a provider shows appears as reasoning deltas. */
export const reasoningDeltas = judged('features/reasoning-deltas', (view, check) => {
  checkSaidAside(view, 'reasoning', ({ reasoning }) => reasoning, check)
})
