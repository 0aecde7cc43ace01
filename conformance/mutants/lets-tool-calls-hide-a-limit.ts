import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const letsToolCallsHideALimit: Mutant = {
  name: 'lets-tool-calls-hide-a-limit',
  title: 'An answer with a tool call in it ended with tool calls, whatever else ended it.',
  predicts: ['features/finish-reason-precedence'],
  edits: () => ({
    provider: rewriteCalls(() => {
      let called = false
      return {
        event(event) {
          called ||= event.type === 'tool.call.started'
          return [event.type === 'completed' && called ? { ...event, finish_reason: 'tool_calls' } : event]
        }
      }
    })
  })
}
