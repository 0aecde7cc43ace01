import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const foldsTheCaseOfToolNames: Mutant = {
  name: 'folds-the-case-of-tool-names',
  title: 'The names of tools are told in small letters.',
  predicts: ['output/tool-name-fidelity'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'tool.call.started' ? { ...event, name: event.name.toLowerCase() } : event
    ])
  })
}
