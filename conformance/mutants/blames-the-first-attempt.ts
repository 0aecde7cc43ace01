import type { Mutant } from './mutant.ts'
import { type LooseEvent, withFields } from './shared/loose-event.ts'
import { rewriteLog } from './shared/rewrite-log.ts'

export const blamesTheFirstAttempt: Mutant = {
  name: 'blames-the-first-attempt',
  title: 'execution.failed names the target and the number of the first attempt.',
  predicts: ['attempts/last-failure-is-terminal'],
  edits: () => ({
    store: rewriteLog(() => {
      let first: LooseEvent | undefined
      return (event) => {
        if (event.type === 'route.selected') first ??= event
        if (event.type !== 'execution.failed' || event.attempt === undefined) return [event]
        return [withFields(event, { target: first?.target, attempt: first?.attempt })]
      }
    })
  })
}
