import { isDeepStrictEqual } from 'node:util'
import type { SeenEvent } from './event.ts'
import { brief, isRecord } from './json.ts'

/** Whether two readings of one event are equal in parsed data, `id` and `event`; framing does not count. */
export function isSameEvent(one: SeenEvent, other: SeenEvent): boolean {
  return (
    isDeepStrictEqual(one.frame.json, other.frame.json) &&
    one.frame.id === other.frame.id &&
    one.frame.event === other.frame.event
  )
}

/** Names the fields in which two readings differ, without quoting model text at length. */
export function differenceOf(before: SeenEvent, now: SeenEvent): string {
  if (before.frame.id !== now.frame.id) return `id ${brief(before.frame.id)} then ${brief(now.frame.id)}`
  if (before.frame.event !== now.frame.event) return `event ${brief(before.frame.event)} then ${brief(now.frame.event)}`
  if (!isRecord(before.frame.json) || !isRecord(now.frame.json)) return 'data that is no JSON object'
  const [a, b] = [before.data, now.data]
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !isDeepStrictEqual(a[key], b[key]))
  return keys.map((key) => `${key} ${brief(a[key])} then ${brief(b[key])}`).join('; ')
}
