import type { SeenEvent } from '../shared/event.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'

/** No progress is readable before the provider has answered the submit, and none at all where it refused it. */
export const progressAfterAcceptance = judged('events/progress-after-acceptance', (view, check) => {
  for (const { attempts } of joined(view)) {
    for (const { call, events } of attempts) {
      if (call?.request.queue === undefined) continue
      const accepted = call.script?.kind === 'stream'
      for (const progress of events.filter(({ type }) => type === 'execution.progress')) {
        const since = call.end?.how === 'done' && accepted ? call.end.time : Number.POSITIVE_INFINITY
        check(firstSeen(view, progress) >= since, progress, () => ({
          expected: `progress once ${call.target} has accepted the call`,
          saw: accepted ? 'progress before its answer' : 'progress of a call that it refused'
        }))
      }
    }
  }
})

/** When the earliest of all readers got the event. */
function firstSeen(view: RunView, { execution, sequence }: SeenEvent): number {
  const own = view.readers.filter((reader) => reader.execution === execution).flatMap(({ events }) => events)
  return Math.min(...own.filter((event) => event.sequence === sequence).map(({ time }) => time))
}
