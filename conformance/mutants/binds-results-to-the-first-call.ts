import type { Mutant } from './mutant.ts'
import { rewriteObjects, rewriteProviderBodies } from './shared/rewrite-provider-bodies.ts'

export const bindsResultsToTheFirstCall: Mutant = {
  name: 'binds-results-to-the-first-call',
  title: 'Every tool result is passed on as that of the first call.',
  predicts: ['features/conversation-result-bound'],
  edits: () => ({
    network: rewriteProviderBodies((body) => {
      let first: unknown
      return rewriteObjects(body, (object) => {
        if (object.type === 'tool_use') first ??= object.id
        if (object.type === 'function_call') first ??= object.call_id
        if (object.type === 'tool_result') return { ...object, tool_use_id: first ?? object.tool_use_id }
        return object.type === 'function_call_output' ? { ...object, call_id: first ?? object.call_id } : object
      }) as typeof body
    })
  })
}
