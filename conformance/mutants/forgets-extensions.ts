import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const forgetsExtensions: Mutant = {
  name: 'forgets-extensions',
  title: 'Extensions reach no provider.',
  predicts: ['requests/extensions-spread'],
  edits: () => ({ runtime: rewriteSubmit(({ extensions: _extensions, ...request }) => request) })
}
