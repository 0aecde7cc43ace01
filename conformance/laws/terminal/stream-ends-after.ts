import { yardstick } from '../../model/transcript.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { judged } from '../shared/judged.ts'
import type { ReaderView } from '../shared/reader-view.ts'
import type { RunView } from '../shared/run-view.ts'

/** A stream that lives on for so long, while so many other questions were answered, is not ended by a busy machine but held open. */
const lingeringMs = 1000
const lingeringAnswers = 10
/** Patience that ran out while fewer were answered left the runtime no time to end the stream. */
const timelyAnswers = 3

/**
 * A reader that got the terminal event and did not leave by itself saw the stream end right behind it, as far as a busy machine allows. A
 * reader that never got it, though the execution has one and no barrier of the scenario held the provider back, was forgotten.
 */
export const streamEndsAfter = judged(
  'terminal/stream-ends-after',
  (view, check) => {
    for (const execution of view.executions) {
      for (const reader of execution.readers) {
        const { terminal, closed, closedIndex } = reader
        if (closed === undefined || closed.how === 'client') continue
        const forgotten = terminal === undefined && closed.how === 'timeout' && hasEndedFreely(execution)
        if (terminal === undefined && !forgotten) continue
        const answers = answersMeanwhile(view, reader)
        if (terminal !== undefined && closed.how === 'timeout' && answers < timelyAnswers) continue
        const lingered =
          terminal !== undefined && closed.time - terminal.time >= lingeringMs && answers >= lingeringAnswers
        check(closed.how === 'eof' && !lingered, { ...reader, index: closedIndex ?? reader.index }, () => ({
          expected: 'the stream ends right after the terminal event',
          saw: forgotten
            ? `it stays open after ${reader.events.length} of ${execution.log.length} events`
            : closed.how === 'reset'
              ? 'it ends with a reset'
              : `it stays open while ${answers} later questions are answered`
        }))
      }
    }
  },
  { timing: true }
)

/** How many questions were asked and answered between the terminal event and the end of the stream. */
function answersMeanwhile({ exchanges }: RunView, { terminal, closed }: ReaderView): number {
  if (terminal === undefined || closed === undefined) return 0
  return exchanges.filter(
    ({ exchange }) => exchange.name === yardstick && exchange.started >= terminal.time && exchange.time <= closed.time
  ).length
}

/** Whether the execution ended while its provider calls, all of them known, never waited for the client side. */
function hasEndedFreely({ terminal, calls }: ExecutionView): boolean {
  return terminal !== undefined && calls?.every(({ barriers }) => barriers.length === 0) === true
}
