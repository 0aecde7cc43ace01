import type { Mutant } from './mutant.ts'
import { isPlain } from './shared/is-plain.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const turnsThePartsAround: Mutant = {
  name: 'turns-the-parts-around',
  title: 'Of an input of several plain parts the provider hears the last one first.',
  predicts: ['features/conversation-plain-parts'],
  edits: () => ({
    runtime: rewriteSubmit((request) =>
      isPlain(request) ? { ...request, input: request.input.toReversed() } : request
    )
  })
}
