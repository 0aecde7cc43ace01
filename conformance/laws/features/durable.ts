import { judged } from '../shared/judged.ts'
import { aroundRestart, logAfter, survivorsOf } from '../shared/restarts.ts'

/** Every execution that was accepted before a crash is known after it, with its log. */
export const durable = judged(
  'features/durable',
  (view, check) => {
    for (const survivor of survivorsOf(view)) {
      const { execution, restart, readers } = survivor
      const expected = `execution ${execution.id}, accepted before ${restart.signal}, and its log`
      const read = logAfter(survivor)
      for (const snapshot of aroundRestart(execution.snapshots, restart).after) {
        const known = snapshot.exchange.status === 200 && (read === undefined || read.events.length > 0)
        check(known, snapshot, () => ({
          expected,
          saw: `status ${snapshot.exchange.status}, ${read?.events.length ?? 0} events`
        }))
      }
      const refused = view.exchanges.filter(
        ({ operation, execution: of }) => operation === 'streamExecutionEvents' && of === execution.id
      )
      for (const answer of aroundRestart(refused, restart).after) {
        check(answer.exchange.status !== 404, answer, () => ({ expected, saw: '404 for its events' }))
      }
      for (const reader of readers) {
        if (reader.opened.after === 0) check(reader.events.length > 0, reader, () => ({ expected, saw: 'no event' }))
      }
    }
  },
  { process: true }
)
