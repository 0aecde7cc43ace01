import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const renamesTheTargetAtTheEnd: Mutant = {
  name: 'renames-the-target-at-the-end',
  title: 'execution.completed names another model than the last route.selected.',
  predicts: ['target/stands-unchanged'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'execution.completed') return [event]
      return [withFields(event, { target: { ...(event.target as object), model: 'served-model' } })]
    })
  })
}
