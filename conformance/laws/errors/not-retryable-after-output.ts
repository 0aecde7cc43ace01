import { isOutput } from '../shared/event.ts'
import { at, brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** A failure after any output event is not retryable. */
export const notRetryableAfterOutput = streamed(
  'errors/not-retryable-after-output',
  () => ({ output: false }),
  ({ output }, event, check) => {
    if (event.type === 'execution.failed' && output) {
      const retryable = at(event.data, 'error', 'retryable')
      check(retryable === false, event, () => ({ expected: 'retryable false after output', saw: brief(retryable) }))
    }
    return { output: output || isOutput(event) }
  }
)
