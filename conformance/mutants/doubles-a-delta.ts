import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const doublesADelta: Mutant = {
  name: 'doubles-a-delta',
  title: 'The second piece of a text comes twice.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    provider: rewriteCalls(() => {
      let deltas = 0
      return {
        event(event) {
          if (event.type !== 'output.delta') return [event]
          deltas += 1
          return deltas === 2 ? [event, event] : [event]
        }
      }
    })
  })
}
