import { lateCancels } from '../shared/cancel-view.ts'
import { judged } from '../shared/judged.ts'

/** A cancel that comes too late is neither taken nor an error of the runtime's own. */
export const cancelTerminalRefused = judged('cancellation/cancel-terminal-refused', (view, check) => {
  for (const { cancel } of lateCancels(view)) {
    const { status } = cancel.exchange
    // Out of reach, a runtime cannot tell.
    if (status === 503) continue
    check(status >= 400 && status < 500, cancel, () => ({
      expected: 'a cancel of what has ended refused with 409 or 404',
      saw: `status ${status}`
    }))
  }
})
