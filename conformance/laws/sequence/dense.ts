import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** Within one stream every sequence is the one before it plus one, and a JSON integer. */
export const dense = streamed(
  'sequence/dense',
  (): { last?: unknown } => ({}),
  ({ last }, event, check) => {
    const { sequence } = event
    if (last === undefined) {
      if (!Number.isSafeInteger(sequence)) {
        check.fault(event, { expected: 'sequence is a JSON integer', saw: brief(sequence) })
      }
    } else {
      const holds = Number.isSafeInteger(sequence) && sequence === Number(last) + 1
      check(holds, event, () => ({
        expected: `sequence ${Number(last) + 1}, one more than the event before`,
        saw: brief(sequence)
      }))
    }
    return { last: typeof sequence === 'number' ? sequence : (last ?? 0) }
  },
  { process: true }
)
