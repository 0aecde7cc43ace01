import type { Mutant } from './mutant.ts'
import { isPlain } from './shared/is-plain.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const tellsTheFirstPartOnly: Mutant = {
  name: 'tells-the-first-part-only',
  title: 'Of an input of several plain parts the provider is told the first.',
  predicts: ['provider-spi/never-drops-fields'],
  edits: () => ({
    runtime: rewriteSubmit((request) => (isPlain(request) ? { ...request, input: request.input.slice(0, 1) } : request))
  })
}
