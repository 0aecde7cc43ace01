import type { Control } from '../mutant.ts'
import { ownGate } from '../shared/own-gate.ts'

export const selectsBeforeTheWait: Control = {
  name: 'selects-before-the-wait',
  title: 'route.selected is written before the wait for a slot and tells none.',
  edits: () => ownGate()
}
