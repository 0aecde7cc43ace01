import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

const longest = 32

export const cutsLongToolNames: Mutant = {
  name: 'cuts-long-tool-names',
  title: 'Of the name of a tool, 32 characters are told.',
  predicts: ['output/tool-name-fidelity'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'tool.call.started' ? { ...event, name: event.name.slice(0, longest) } : event
    ])
  })
}
