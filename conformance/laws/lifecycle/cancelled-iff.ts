import { isTerminal } from '../shared/event.ts'
import { at, brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** A terminal event has status `cancelled` if and only if its error code is `cancelled`; no other event has that status. */
export const cancelledIff = streamed(
  'lifecycle/cancelled-iff',
  () => null,
  (state, event, check) => {
    const byStatus = event.status === 'cancelled'
    if (!byStatus && !(isTerminal(event) && event.type !== 'execution.completed')) return state
    const code = at(event.data, 'error', 'code')
    check(byStatus === (code === 'cancelled'), event, () => ({
      expected: 'status cancelled if and only if the code is cancelled',
      saw: `status ${brief(event.status)} with code ${brief(code)}`
    }))
    return state
  }
)
