import type { Mutant } from './mutant.ts'
import { rewriteCalledOtherwise } from './shared/called-otherwise.ts'

export const dropsWhatIsNotCalledAStream: Mutant = {
  name: 'drops-what-is-not-called-a-stream',
  title: 'An answer that is called plain text succeeds and shows none of its output.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    provider: rewriteCalledOtherwise({ event: (event) => (event.type === 'output.delta' ? [] : [event]) })
  })
}
