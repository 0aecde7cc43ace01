import { streamed } from '../shared/streamed.ts'
import { parseTimestamp } from '../shared/timestamp.ts'

/** Counts where a log's time steps back; that it does is as good as that it does not. */
export const timeMayStepBack = streamed(
  'events/time-may-step-back',
  (): { last?: number } => ({}),
  ({ last }, event, check) => {
    const time = parseTimestamp(event.data.time)
    if (time === undefined) return { ...(last === undefined ? {} : { last }) }
    if (last !== undefined && time < last) check(true, event, () => ({ expected: '', saw: '' }))
    return { last: time }
  }
)
