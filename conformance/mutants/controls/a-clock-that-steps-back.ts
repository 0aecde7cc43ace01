import type { Control } from '../mutant.ts'
import { withFields } from '../shared/loose-event.ts'
import { rewriteLog } from '../shared/rewrite-log.ts'

export const aClockThatStepsBack: Control = {
  name: 'a-clock-that-steps-back',
  title: 'The times of a log run backwards.',
  edits: () => ({
    store: rewriteLog(() => {
      let steps = 0
      return (event) => {
        steps += 1
        const time = new Date(Date.parse(String(event.time)) - steps * 60_000).toISOString()
        return [withFields(event, { time })]
      }
    })
  })
}
