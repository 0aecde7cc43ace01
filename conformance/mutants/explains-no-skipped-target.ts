import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const explainsNoSkippedTarget: Mutant = {
  name: 'explains-no-skipped-target',
  title: 'Skipped targets are not listed.',
  predicts: ['features/route-explain'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'route.selected'
        ? withFields(event, { considered: asList(event.considered).filter(({ outcome }) => outcome === 'candidate') })
        : event
    ])
  })
}
