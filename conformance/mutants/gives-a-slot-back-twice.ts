import type { Mutant } from './mutant.ts'
import { ownGate } from './shared/own-gate.ts'

export const givesASlotBackTwice: Mutant = {
  name: 'gives-a-slot-back-twice',
  title: 'A call that failed gives its slot back when it fails and once more when it is left.',
  predicts: ['routing/slot-released-once'],
  patienceMs: 2000,
  edits: () => ownGate({ returns: (exit) => (exit === 'failed' ? 2 : 1) })
}
