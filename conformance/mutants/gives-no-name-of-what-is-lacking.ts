import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const givesNoNameOfWhatIsLacking: Mutant = {
  name: 'gives-no-name-of-what-is-lacking',
  title: 'A skipped target is told without the name of what it lacks.',
  predicts: ['features/route-explain-reasons'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'route.selected'
        ? withFields(event, { considered: asList(event.considered).map(({ name: _name, ...rest }) => rest) })
        : event
    ])
  })
}
