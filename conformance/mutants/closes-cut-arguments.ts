import { isJson } from '../oracle/is-json.ts'
import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const closesCutArguments: Mutant = {
  name: 'closes-cut-arguments',
  title: 'Arguments that were cut get the closing bracket that they lack.',
  predicts: ['output/tool-arguments-fidelity'],
  edits: () => ({
    provider: rewriteCalls(() => {
      const calls = new Map<string, string>()
      return {
        event(event) {
          if (event.type === 'tool.call.arguments.delta') {
            calls.set(event.call_id, (calls.get(event.call_id) ?? '') + event.delta)
          }
          if (event.type !== 'completed') return [event]
          const cut = [...calls].filter(([, text]) => !isJson(text))
          return [
            ...cut.map(([call_id]) => ({ type: 'tool.call.arguments.delta', call_id, delta: '"}' }) as const),
            event
          ]
        }
      }
    })
  })
}
