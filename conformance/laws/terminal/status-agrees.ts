import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Terminal event, snapshot and result tell one outcome, once the terminal event has been seen. */
export const statusAgrees = judged('terminal/status-agrees', (view, check) => {
  for (const { terminal, snapshots, results } of view.executions) {
    if (terminal === undefined) continue
    const { status } = terminal
    for (const snapshot of snapshots) {
      const told = at(snapshot.exchange.body, 'status')
      if (snapshot.exchange.status !== 200 || snapshot.exchange.started < terminal.time) continue
      check(told === status, snapshot, () => ({ expected: `snapshot status ${brief(status)}`, saw: brief(told) }))
    }
    for (const result of results) {
      const { exchange } = result
      if (exchange.started < terminal.time || (exchange.status !== 200 && exchange.status !== 409)) continue
      const holds = exchange.status === 200 ? status === 'succeeded' : at(exchange.body, 'status') === status
      check(holds, result, () => ({
        expected: status === 'succeeded' ? 'a result (200)' : `409 with status ${brief(status)}`,
        saw: `${exchange.status} with status ${brief(at(exchange.body, 'status'))}`
      }))
    }
  }
})
