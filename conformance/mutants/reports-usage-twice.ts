import type { Mutant } from './mutant.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const reportsUsageTwice: Mutant = {
  name: 'reports-usage-twice',
  title: 'Every usage report stands in the log twice.',
  predicts: ['usage/one-per-attempt-unit'],
  edits: () => ({ store: rewriteEvents((event) => (event.type === 'usage.reported' ? [event, event] : [event])) })
}
