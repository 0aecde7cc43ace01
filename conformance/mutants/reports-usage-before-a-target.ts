import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const reportsUsageBeforeATarget: Mutant = {
  name: 'reports-usage-before-a-target',
  title: 'Usage is reported before any target was selected.',
  predicts: ['lifecycle/grammar'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'route.selected' || event.attempt !== 1) return [event]
      const route = { target: undefined, attempt: undefined, waited_ms: undefined }
      const early = withFields(event, { ...route, type: 'usage.reported', status: 'running' })
      return [withFields(early, { facts: [{ unit: 'request', quantity: 1, source: 'runtime' }] }), event]
    })
  })
}
