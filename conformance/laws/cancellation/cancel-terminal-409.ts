import { lateCancels } from '../shared/cancel-view.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A cancel that comes too late is answered with 409 `conflict`. */
export const cancelTerminal409 = judged('cancellation/cancel-terminal-409', (view, check) => {
  for (const { cancel } of lateCancels(view)) {
    const { status, body } = cancel.exchange
    if (status === 503) continue
    check(status === 409 && at(body, 'error', 'code') === 'conflict', cancel, () => ({
      expected: '409 conflict',
      saw: `${status} ${String(at(body, 'error', 'code') ?? '')}`.trim()
    }))
  }
})
