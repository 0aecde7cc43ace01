import type { ExecutionView } from '../shared/execution-view.ts'
import { judged } from '../shared/judged.ts'

/** A cursor at or past the end of a finished execution: 204, or 200 that ends at once without an event. */
export const pastEndFinished = judged('replay/past-end-finished', (view, check) => {
  for (const execution of view.executions) {
    const last = Number(execution.terminal?.sequence ?? Number.POSITIVE_INFINITY)
    for (const reader of execution.readers) {
      if (reader.opened.after < last || reader.index < endedAt(execution)) continue
      const empty = reader.events.length === 0 && reader.closed?.how === 'eof'
      check(empty, reader.events[0] ?? reader, () => ({
        expected: `no event after ${reader.opened.after} of ${last}, and the end`,
        saw: `${reader.events.length} events, then ${reader.closed?.how ?? 'no end'}`
      }))
    }
    for (const exchange of view.exchanges) {
      const { operation, query, exchange: answer, index, breaks } = exchange
      if (operation !== 'streamExecutionEvents' || exchange.execution !== execution.id) continue
      const after = query.get('after')
      if (index < endedAt(execution) || after === null || breaks !== undefined || Number(after) < last) continue
      const empty = answer.status === 204 || (answer.status === 200 && !/^data:/m.test(answer.bodyText))
      check(empty, exchange, () => ({ expected: '200 without an event, or 204', saw: `status ${answer.status}` }))
    }
  }
})

const endedAt = ({ terminal }: ExecutionView): number => terminal?.index ?? Number.POSITIVE_INFINITY
