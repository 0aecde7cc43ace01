import { judged } from '../shared/judged.ts'
import { differenceOf, isSameEvent } from '../shared/same-event.ts'

/** Every two readings of one execution agree, event by event in their order, as far as both reach. */
export const liveEqualsReplay = judged('replay/live-equals-replay', (view, check) => {
  for (const { readers } of view.executions) {
    const [first, ...others] = readers.filter(({ events }) => events.length > 0)
    if (first === undefined) continue
    for (const other of others) {
      const offset = other.opened.after - first.opened.after
      for (const [position, event] of other.events.entries()) {
        const twin = first.events[position + offset]
        if (twin === undefined) continue
        check(isSameEvent(twin, event), event, () => ({
          expected: `the event that reader ${first.name} got in this place`,
          saw: differenceOf(twin, event)
        }))
      }
    }
  }
})
