import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** `route.selected` counts 1, 2, 3; the evidence of a failed attempt names the attempt that was selected last. */
export const numbered = streamed(
  'attempts/numbered',
  (): { last?: number } => ({ last: 0 }),
  ({ last }, event, check, { after }) => {
    const { attempt } = event.data
    if (event.type === 'route.attempt_failed' && last !== undefined && last > 0) {
      check(attempt === last, event, () => ({ expected: `attempt ${last}`, saw: brief(attempt) }))
    }
    if (event.type !== 'route.selected') return last === undefined ? {} : { last }
    // A stream that begins in the middle learns the count from its first attempt.
    const known = after === 0 || (last !== undefined && last > 0)
    if (known && last !== undefined) {
      check(attempt === last + 1, event, () => ({ expected: `attempt ${last + 1}`, saw: brief(attempt) }))
    }
    return typeof attempt === 'number' ? { last: known && last !== undefined ? last + 1 : attempt } : {}
  }
)
