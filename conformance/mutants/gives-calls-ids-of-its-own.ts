import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const givesCallsIdsOfItsOwn: Mutant = {
  name: 'gives-calls-ids-of-its-own',
  title: 'Tool calls go by other ids than those of the provider.',
  predicts: ['output/tool-name-fidelity'],
  edits: () => ({
    provider: rewriteOutput((event) => ['call_id' in event ? { ...event, call_id: `own-${event.call_id}` } : event])
  })
}
