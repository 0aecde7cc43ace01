import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const repairsToolArguments: Mutant = {
  name: 'repairs-tool-arguments',
  title: 'Blanks in the arguments of a tool call are tidied away.',
  predicts: ['output/tool-arguments-fidelity'],
  edits: () => ({
    provider: rewriteCalls(() => ({
      event: (event) => [
        event.type === 'tool.call.arguments.delta' ? { ...event, delta: event.delta.replaceAll(/[ \n]+/g, '') } : event
      ]
    }))
  })
}
