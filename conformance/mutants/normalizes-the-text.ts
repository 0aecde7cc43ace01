import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const normalizesTheText: Mutant = {
  name: 'normalizes-the-text',
  title: 'Text is brought into Unicode normal form C.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'output.delta' ? { ...event, delta: event.delta.normalize('NFC') } : event
    ])
  })
}
