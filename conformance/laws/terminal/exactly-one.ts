import { isTerminal } from '../shared/event.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

const ended = ['succeeded', 'failed', 'cancelled']

/**
 * An ended execution shows exactly one terminal event. An execution of a run that never shows one is a fault as well: every scenario
 * has an end, by its scripts or by its deadline.
 */
export const exactlyOne = judged('terminal/exactly-one', (view, check) => {
  for (const execution of view.executions) {
    for (const reader of execution.readers) {
      const terminals = reader.events.filter(isTerminal)
      if (terminals.length === 0) continue
      check(terminals.length === 1, terminals[1] ?? reader, () => ({
        expected: 'one terminal event',
        saw: `${terminals.length}: ${terminals.map(({ type }) => type).join(', ')}`
      }))
    }
    if (execution.terminal !== undefined) continue
    const told = execution.snapshots.find(({ exchange }) => ended.includes(String(at(exchange.body, 'status'))))
    if (told) {
      check(false, told, () => ({
        expected: 'a terminal event in the log',
        saw: 'none, though the snapshot has ended'
      }))
    } else if (view.run !== undefined && execution.readers.length > 0) {
      const place = { index: view.end, execution: execution.id }
      check.fault(place, { expected: 'a terminal event', saw: `none after ${execution.log.length} events` })
    }
  }
})
