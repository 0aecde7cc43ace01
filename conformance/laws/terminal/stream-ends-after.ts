import type { ExecutionView } from '../shared/execution-view.ts'
import { judged } from '../shared/judged.ts'

const timeToEndMs = 200

/**
 * A reader that got the terminal event and did not leave by itself saw the stream end. A reader that never got it, though the
 * execution has one and no barrier of the scenario held the provider back, was forgotten.
 */
export const streamEndsAfter = judged('terminal/stream-ends-after', (view, check) => {
  for (const execution of view.executions) {
    for (const reader of execution.readers) {
      const { terminal, closed, closedIndex } = reader
      if (closed === undefined || closed.how === 'client') continue
      const forgotten = terminal === undefined && closed.how === 'timeout' && hasEndedFreely(execution)
      if (terminal === undefined && !forgotten) continue
      // Patience that ran out right behind the terminal event left the runtime no time to end the stream.
      const hasty = terminal !== undefined && closed.how === 'timeout' && closed.time - terminal.time < timeToEndMs
      if (hasty) continue
      check(closed.how === 'eof', { ...reader, index: closedIndex ?? reader.index }, () => ({
        expected: 'the stream ends after the terminal event',
        saw: forgotten
          ? `it stays open after ${reader.events.length} of ${execution.log.length} events`
          : closed.how === 'timeout'
            ? 'it stays open'
            : `it ends with ${closed.how}`
      }))
    }
  }
})

/** Whether the execution ended while its provider calls, all of them known, never waited for the client side. */
function hasEndedFreely({ terminal, calls }: ExecutionView): boolean {
  return terminal !== undefined && calls?.every(({ barriers }) => barriers.length === 0) === true
}
