import type { Control } from '../mutant.ts'
import { rewriteCalls } from '../shared/rewrite-calls.ts'

export const reportsProgress: Control = {
  name: 'reports-progress',
  title: 'Progress is reported before and between the output.',
  edits: () => ({
    provider: rewriteCalls(() => {
      let told = 0
      return {
        event(event) {
          if (event.type === 'completed') return [event]
          told += 1
          return [{ type: 'progress', phase: 'processing', progress: 1 - 1 / (told + 1) }, event]
        }
      }
    })
  })
}
