import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const forgetsToolCallsAsAnEnd: Mutant = {
  name: 'forgets-tool-calls-as-an-end',
  title: 'An answer that ends in tool calls ends with stop.',
  predicts: ['features/finish-reason-mapped'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'completed' && event.finish_reason === 'tool_calls' ? { ...event, finish_reason: 'stop' } : event
    ])
  })
}
