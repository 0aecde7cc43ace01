import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A snapshot that is not `succeeded` has neither result nor artifacts, whatever output its events show. */
export const noPartialResult = judged('resources/no-partial-result', (view, check) => {
  for (const { snapshots } of view.executions) {
    for (const snapshot of snapshots) {
      const { status, body } = snapshot.exchange
      const told = at(body, 'status')
      if (status !== 200 || told === 'succeeded' || told === undefined) continue
      const { result, artifacts } = body as { result?: unknown; artifacts?: unknown }
      check(result === undefined && artifacts === undefined, snapshot, () => ({
        expected: `no result while ${brief(told)}`,
        saw: result === undefined ? 'artifacts' : 'a result'
      }))
    }
  }
})
