import type { ExecutionView } from '../shared/execution-view.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { wholeReading } from '../shared/resumed.ts'

const ended: readonly unknown[] = ['succeeded', 'failed', 'cancelled']

/**
 * Who reads an execution that ends comes to its terminal event: on the same connection, or, where that was closed before, on later ones
 * from where it had come to. Readers that leave by themselves and cursors past the end are not judged.
 */
export const reached = judged('terminal/reached', (view, check) => {
  for (const execution of view.executions) {
    if (!hasEnded(execution)) continue
    const last = Number(execution.log.at(-1)?.sequence ?? 0)
    for (const reader of execution.readers) {
      const { closed, opened } = reader
      if (closed?.how !== 'eof' && closed?.how !== 'reset') continue
      if (opened.after >= last && reader.events.length === 0 && last > 0) continue
      const { terminal, events, resumed } = wholeReading(reader, execution.readers)
      check(terminal !== undefined, reader, () => ({
        expected: 'the terminal event, on this connection or from the cursor of its last event',
        saw: `the end after ${events.length} events over ${resumed + 1} connections`
      }))
    }
  }
})

const hasEnded = ({ terminal, snapshots }: ExecutionView): boolean =>
  terminal !== undefined || snapshots.some(({ exchange }) => ended.includes(at(exchange.body, 'status')))
