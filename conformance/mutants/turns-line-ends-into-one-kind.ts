import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const turnsLineEndsIntoOneKind: Mutant = {
  name: 'turns-line-ends-into-one-kind',
  title: 'CRLF in a text becomes LF.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    provider: rewriteOutput((event) => [
      event.type === 'output.delta' ? { ...event, delta: event.delta.replaceAll('\r', '') || ' ' } : event
    ])
  })
}
