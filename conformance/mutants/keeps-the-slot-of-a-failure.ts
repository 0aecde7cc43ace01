import type { Mutant } from './mutant.ts'
import { ownGate } from './shared/own-gate.ts'

export const keepsTheSlotOfAFailure: Mutant = {
  name: 'keeps-the-slot-of-a-failure',
  title: 'A call that failed never gives its slot back.',
  predicts: ['routing/slot-released-once'],
  patienceMs: 700,
  edits: () => ownGate({ returns: (exit) => (exit === 'failed' ? 0 : 1) })
}
