import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const mixesTheArgumentsOfCalls: Mutant = {
  name: 'mixes-the-arguments-of-calls',
  title: 'Arguments go to the tool call that was opened first.',
  predicts: ['output/tool-arguments-fidelity'],
  edits: () => ({
    provider: rewriteCalls(() => {
      let first: string | undefined
      return {
        event(event) {
          if (event.type === 'tool.call.started') first ??= event.call_id
          return [event.type === 'tool.call.arguments.delta' ? { ...event, call_id: first ?? event.call_id } : event]
        }
      }
    })
  })
}
