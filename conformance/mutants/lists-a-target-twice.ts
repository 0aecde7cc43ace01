import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const listsATargetTwice: Mutant = {
  name: 'lists-a-target-twice',
  title: 'The first target stands in considered twice.',
  predicts: ['features/route-explain-once'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'route.selected'
        ? withFields(event, { considered: [...asList(event.considered).slice(0, 1), ...asList(event.considered)] })
        : event
    ])
  })
}
