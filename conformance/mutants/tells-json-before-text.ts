import type { Mutant } from './mutant.ts'
import { isPlain } from './shared/is-plain.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const tellsJsonBeforeText: Mutant = {
  name: 'tells-json-before-text',
  title: 'The provider is told JSON parts before texts.',
  predicts: ['requests/whole-input'],
  edits: () => ({
    runtime: rewriteSubmit((request) =>
      isPlain(request) ? { ...request, input: request.input.toSorted((a, b) => a.type.localeCompare(b.type)) } : request
    )
  })
}
