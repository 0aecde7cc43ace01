import { doorCode } from '../shared/door.ts'
import { isTerminal } from '../shared/event.ts'
import { judged } from '../shared/judged.ts'

/** A cancel that comes too late and is answered with 409 carries `conflict`; who answers it with 404 has nothing to carry it in. */
export const doorWrongState = judged('errors/door-wrong-state', (view, check) => {
  for (const { readers, cancels } of view.executions) {
    const ended = readers.flatMap(({ events }) => events).find(isTerminal)
    for (const cancel of cancels) {
      const { status } = cancel.exchange
      const late = ended !== undefined && ended.time < cancel.exchange.started
      if (!late || (status !== 409 && status !== 404)) continue
      check(status === 404 || doorCode(cancel) === 'conflict', cancel, () => ({
        expected: '409 with code conflict',
        saw: `409 ${String(doorCode(cancel) ?? 'without a code')}`
      }))
    }
  }
})
