import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const callsEverySubmitAReplay: Mutant = {
  name: 'calls-every-submit-a-replay',
  title: 'The answer to a new submit says that it is a replay.',
  predicts: ['http/submit-202'],
  edits: () => ({
    app: rewriteJson(['submit'], (body, status) => (status === 202 ? { ...body, idempotent_replay: true } : body))
  })
}
