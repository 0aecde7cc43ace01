import type { Check } from '../shared/check.ts'
import { isTerminal, type SeenEvent } from '../shared/event.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'

/** The terminal event is the last one of every reading, then and later, and the snapshot's `last_sequence`. */
export const nothingAfter = judged('terminal/nothing-after', judge, { process: true })

function judge(view: RunView, check: Check): void {
  for (const execution of view.executions) {
    for (const reader of execution.readers) {
      const place = reader.events.findIndex(isTerminal)
      if (place === -1) continue
      const late: SeenEvent | undefined = reader.events[place + 1]
      check(late === undefined, late ?? reader, () => ({
        expected: 'no event after the terminal event',
        saw: `${brief(late?.type)} with sequence ${brief(late?.sequence)}`
      }))
    }
    const { terminal } = execution
    if (terminal === undefined) continue
    for (const snapshot of execution.snapshots) {
      if (snapshot.exchange.status !== 200 || snapshot.exchange.started < terminal.time) continue
      const last = at(snapshot.exchange.body, 'last_sequence')
      check(last === terminal.sequence, snapshot, () => ({
        expected: `last_sequence ${brief(terminal.sequence)}, the terminal event's`,
        saw: brief(last)
      }))
    }
  }
}
