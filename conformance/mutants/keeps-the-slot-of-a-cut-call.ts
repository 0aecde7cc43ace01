import type { Mutant } from './mutant.ts'
import { ownGate } from './shared/own-gate.ts'

export const keepsTheSlotOfACutCall: Mutant = {
  name: 'keeps-the-slot-of-a-cut-call',
  title: 'A call that was cut by a cancel or a deadline never gives its slot back.',
  predicts: ['routing/slot-released-once'],
  patienceMs: 700,
  edits: () => ownGate({ returns: (exit) => (exit === 'left' ? 0 : 1) })
}
