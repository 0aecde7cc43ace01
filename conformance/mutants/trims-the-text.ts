import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const trimsTheText: Mutant = {
  name: 'trims-the-text',
  title: 'Blanks at the end of a piece of text are lost.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    provider: rewriteOutput((event) =>
      event.type === 'output.delta' ? [{ ...event, delta: event.delta.replace(/\s+$/, '') }] : [event]
    )
  })
}
