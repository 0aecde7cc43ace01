import { judged } from '../shared/judged.ts'
import { logAfter, survivorsOf } from '../shared/restarts.ts'
import { differenceOf, isSameEvent } from '../shared/same-event.ts'

/** What a reader has had of a log before a crash stands in it afterwards, unaltered. */
export const durableBeforePublished = judged(
  'storage/durable-before-published',
  (view, check) => {
    for (const survivor of survivorsOf(view)) {
      const log = logAfter(survivor)
      for (const event of survivor.before) {
        const kept = log?.events.find(({ sequence }) => sequence === event.sequence)
        // A reading that the runtime refused or broke off shows only what it shows.
        if (log === undefined || (kept === undefined && log.closed?.how !== 'eof')) continue
        check(kept !== undefined && isSameEvent(event, kept), kept ?? event, () => ({
          expected: `event ${String(event.sequence)} as it was published before ${survivor.restart.signal}`,
          saw: kept === undefined ? `a log of ${log.events.length} events without it` : differenceOf(event, kept)
        }))
      }
    }
  },
  { process: true }
)
