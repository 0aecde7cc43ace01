import type { ProviderEvent } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const losesTheLastPieceOfArguments: Mutant = {
  name: 'loses-the-last-piece-of-arguments',
  title: 'The last piece of the arguments of an answer is lost.',
  predicts: ['output/tool-arguments-fidelity'],
  edits: () => ({
    provider: rewriteCalls(() => {
      let held: ProviderEvent[] = []
      return {
        event(event) {
          const before = held
          held = event.type === 'tool.call.arguments.delta' ? [event] : []
          if (held.length > 0) return before
          return event.type === 'completed' ? [event] : [...before, event]
        }
      }
    })
  })
}
