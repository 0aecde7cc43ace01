import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const waitsOutAnyPreamble: Mutant = {
  name: 'waits-out-any-preamble',
  title: 'The deadline is put off as long as nothing has been said.',
  predicts: ['events/preamble-bounded'],
  edits: () => ({
    runtime: rewriteSubmit((request) =>
      request.deadline_ms === undefined ? request : { ...request, deadline_ms: request.deadline_ms * 20 }
    )
  })
}
