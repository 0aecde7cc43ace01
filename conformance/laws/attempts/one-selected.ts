import { isOutput, isTerminal, type SeenEvent } from '../shared/event.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** What only an attempt can tell. */
const ofAnAttempt = ({ type }: SeenEvent): boolean =>
  type === 'route.attempt_failed' || type === 'execution.progress' || type === 'usage.reported'

/** Whatever tells of an attempt stands behind a `route.selected` of its own, and none begins before the one before it has failed. */
export const oneSelected = judged('attempts/one-selected', (view, check) => {
  for (const { log } of joined(view)) {
    let open = false
    for (const event of log) {
      if (event.type === 'route.selected') {
        check(!open, event, () => ({ expected: 'one route.selected for each attempt', saw: 'a second one' }))
        open = true
        continue
      }
      const completed = event.type === 'execution.completed'
      const tells = ofAnAttempt(event) || isOutput(event) || completed
      if (tells && !open)
        check.fault(event, { expected: 'a route.selected before it', saw: `${event.type} without one` })
      if (event.type === 'route.attempt_failed' || isTerminal(event)) open = false
    }
  }
})
