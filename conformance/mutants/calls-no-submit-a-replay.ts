import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const callsNoSubmitAReplay: Mutant = {
  name: 'calls-no-submit-a-replay',
  title: 'The answer to a replay says that it is none.',
  predicts: ['idempotency/same-request'],
  edits: () => ({
    app: rewriteJson(['submit'], (body, status) => (status === 200 ? { ...body, idempotent_replay: false } : body))
  })
}
