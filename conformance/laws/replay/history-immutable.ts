import type { SeenEvent } from '../shared/event.ts'
import { judged } from '../shared/judged.ts'
import type { ReaderView } from '../shared/reader-view.ts'
import { differenceOf, isSameEvent } from '../shared/same-event.ts'

/** An event that was read once is read the same by everyone who begins to read later. */
export const historyImmutable = judged('replay/history-immutable', (view, check) => {
  for (const { readers } of view.executions) {
    for (const [position, later] of readers.entries()) {
      const known = knownBefore(later.index, readers.slice(0, position))
      for (const now of later.events) {
        const before = known.get(now.sequence)
        if (before === undefined) continue
        check(isSameEvent(before, now), now, () => ({
          expected: 'the event as it was read before',
          saw: differenceOf(before, now)
        }))
      }
    }
  }
})

/** The first reading of each sequence that was seen before a position of the run. */
function knownBefore(index: number, readers: readonly ReaderView[]): ReadonlyMap<unknown, SeenEvent> {
  const known = new Map<unknown, SeenEvent>()
  for (const event of readers.flatMap(({ events }) => events)) {
    if (event.index < index && !known.has(event.sequence)) known.set(event.sequence, event)
  }
  return known
}
