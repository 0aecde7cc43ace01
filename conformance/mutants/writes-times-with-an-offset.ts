import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const writesTimesWithAnOffset: Mutant = {
  name: 'writes-times-with-an-offset',
  title: 'Times are written with the offset +00:00 in place of Z.',
  predicts: ['events/time-format'],
  edits: () => ({
    store: rewriteEvents((event) => [
      typeof event.time === 'string' ? withFields(event, { time: event.time.replace(/Z$/, '+00:00') }) : event
    ])
  })
}
