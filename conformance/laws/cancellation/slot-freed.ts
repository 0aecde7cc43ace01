import { endSeen } from '../shared/cancel-view.ts'
import { isCompleted } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** At a target with one slot, an execution that comes behind a cancelled one gets the slot. */
export const slotFreed = judged('cancellation/slot-freed', (view, check) => {
  if (view.run?.scenario.group !== 'narrow') return
  for (const execution of view.executions) {
    const { started, terminal, cancels } = execution
    const before = view.executions.find(
      (other) => other.terminal?.status === 'cancelled' && (endSeen(other) ?? Number.POSITIVE_INFINITY) <= started
    )
    if (before === undefined || cancels.length > 0 || terminal === undefined) continue
    check(isCompleted(execution), terminal, () => ({
      expected: 'the slot of the cancelled execution',
      saw: `${terminal.type} without it`
    }))
  }
})
