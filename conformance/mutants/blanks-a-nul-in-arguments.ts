import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const blanksANulInArguments: Mutant = {
  name: 'blanks-a-nul-in-arguments',
  title: 'A NUL in the arguments of a tool call becomes a blank.',
  predicts: ['output/tool-arguments-fidelity'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'tool.call.arguments.delta' ? { ...event, delta: event.delta.replaceAll('\0', ' ') } : event
    ])
  })
}
