import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Terminal event, snapshot and result tell one outcome, once the terminal event has been seen. */
export const statusAgrees = judged('terminal/status-agrees', (view, check) => {
  for (const { terminal, snapshots, results } of view.executions) {
    if (terminal === undefined) continue
    const { status } = terminal
    for (const snapshot of snapshots) {
      const told = at(snapshot.exchange.body, 'status')
      const { started, status: answered } = snapshot.exchange
      if (started < terminal.time || answered === 500 || answered === 503) continue
      check(answered === 200 && told === status, snapshot, () => ({
        expected: `snapshot status ${brief(status)}`,
        saw: answered === 200 ? brief(told) : `status ${answered}`
      }))
    }
    for (const result of results) {
      const { exchange } = result
      if (exchange.started < terminal.time || exchange.status === 500 || exchange.status === 503) continue
      const conflict = exchange.status === 409 && at(exchange.body, 'status') === status
      const holds = status === 'succeeded' ? exchange.status === 200 : conflict
      check(holds, result, () => ({
        expected: status === 'succeeded' ? 'a result (200)' : `409 with status ${brief(status)}`,
        saw: `${exchange.status} with status ${brief(at(exchange.body, 'status'))}`
      }))
    }
  }
})
