import { lateCancels } from '../shared/cancel-view.ts'
import { judged } from '../shared/judged.ts'

/** Tells whether a runtime answers a cancel that comes too late with 404. */
export const cancelTerminal404 = judged('cancellation/cancel-terminal-404', (view, check) => {
  for (const { cancel } of lateCancels(view)) {
    if (cancel.exchange.status === 404) check(true, cancel, () => ({ expected: '', saw: '' }))
  }
})
