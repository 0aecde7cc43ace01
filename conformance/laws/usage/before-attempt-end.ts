import { isTerminal } from '../shared/event.ts'
import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

interface Progress {
  readonly attempt?: unknown
  readonly open: boolean
}

/** Usage is told while its attempt is the open one: after its `route.selected`, before its failure or the terminal event. */
export const beforeAttemptEnd = streamed(
  'usage/before-attempt-end',
  (): Progress => ({ open: false }),
  (progress, event, check, { after }): Progress => {
    if (event.type === 'route.selected') return { attempt: event.data.attempt, open: true }
    if (event.type === 'route.attempt_failed' || isTerminal(event)) return { ...progress, open: false }
    // A stream that begins in the middle of an attempt knows its place only from the next one on.
    if (event.type !== 'usage.reported' || (after > 0 && progress.attempt === undefined)) return progress
    const { attempt } = event.data
    const own = attempt === undefined || attempt === progress.attempt
    check(progress.open && own, event, () => ({
      expected: 'usage of the open attempt, before its end',
      saw: progress.open ? `usage of attempt ${brief(attempt)}` : 'usage outside any attempt'
    }))
    return progress
  }
)
