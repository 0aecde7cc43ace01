import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteReading } from './shared/rewrite-reading.ts'

export const editsItsHistory: Mutant = {
  name: 'edits-its-history',
  title: 'Once the end has been read, route.selected has another time than before.',
  predicts: ['replay/history-immutable'],
  edits: () => ({
    store: rewriteReading((event, reading) =>
      event.type === 'route.selected' && reading > 1 ? withFields(event, { time: '2001-01-01T00:00:00.000Z' }) : event
    )
  })
}
