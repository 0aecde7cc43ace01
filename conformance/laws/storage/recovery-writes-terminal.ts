import { judged } from '../shared/judged.ts'
import { logAfter, survivorsOf } from '../shared/restarts.ts'

/** A log that a crash left open has its terminal event after the restart. */
export const recoveryWritesTerminal = judged(
  'storage/recovery-writes-terminal',
  (view, check) => {
    for (const survivor of survivorsOf(view)) {
      const log = logAfter(survivor)
      if (survivor.ended || log === undefined || log.events.length === 0) continue
      check(log.terminal !== undefined, log.events.at(-1) ?? log, () => ({
        expected: 'a terminal event, written by the recovery',
        saw: `${log.events.length} events and ${log.closed?.how ?? 'no end'}`
      }))
    }
  },
  { process: true }
)
