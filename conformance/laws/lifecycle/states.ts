import { reachable } from '../../../generated/lifecycle.ts'
import { brief, isRecord } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

const paths: Readonly<Record<string, readonly string[]>> = reachable

/** Consecutive statuses are equal or joined by a path of the diagram. */
export const states = streamed(
  'lifecycle/states',
  (): { last?: unknown } => ({}),
  ({ last }, event, check) => {
    if (!isRecord(event.frame.json)) return { last }
    if (last !== undefined) {
      const next = Object.hasOwn(paths, String(last)) ? (paths[String(last)] ?? []) : []
      check(next.includes(String(event.status)), event, () => ({
        expected: `after status ${brief(last)} one of ${next.join(', ') || 'nothing'}`,
        saw: brief(event.status)
      }))
    }
    return { last: event.status ?? null }
  }
)
