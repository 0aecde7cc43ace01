import { judged } from '../shared/judged.ts'
import { aroundRestart, logAfter, survivorsOf } from '../shared/restarts.ts'

/** Every execution that was accepted before a crash is known after it, with its log. */
export const durable = judged(
  'features/durable',
  (view, check) => {
    for (const survivor of survivorsOf(view)) {
      const { execution, restart } = survivor
      const read = logAfter(survivor)
      for (const snapshot of aroundRestart(execution.snapshots, restart).after) {
        const known = snapshot.exchange.status === 200 && (read === undefined || read.events.length > 0)
        check(known, snapshot, () => ({
          expected: `execution ${execution.id}, accepted before ${restart.signal}, and its log`,
          saw: `status ${snapshot.exchange.status}, ${read?.events.length ?? 0} events`
        }))
      }
    }
  },
  { process: true }
)
