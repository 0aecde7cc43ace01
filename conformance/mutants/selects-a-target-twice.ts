import type { Mutant } from './mutant.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const selectsATargetTwice: Mutant = {
  name: 'selects-a-target-twice',
  title:
    'Where provider_order chose the target, an attempt is told by two route.selected: one when it is planned, one when it starts.',
  predicts: ['attempts/one-selected', 'attempts/attempt-failed-evidence', 'attempts/numbered', 'lifecycle/grammar'],
  edits: () => ({
    store: rewriteLog(({ request }) => (event) => {
      const chosen =
        event.type === 'route.selected' &&
        request.routing?.provider_order !== undefined &&
        !request.routing.allow_fallback
      return chosen ? [event, event] : [event]
    })
  })
}
