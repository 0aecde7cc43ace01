import type { Mutant } from './mutant.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const hidesAFallback: Mutant = {
  name: 'hides-a-fallback',
  title: 'The log tells the first attempt only, whatever others there were.',
  predicts: ['attempts/request-has-evidence'],
  edits: () => ({
    store: rewriteLog(() => {
      let selected = false
      return (event) => {
        if (event.type === 'route.attempt_failed' || (selected && event.type === 'route.selected')) return []
        selected ||= event.type === 'route.selected'
        return [event]
      }
    })
  })
}
