import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const tellsAnotherErrorInTheResult: Mutant = {
  name: 'tells-another-error-in-the-result',
  title: 'The error beside the status of a failed result is made up.',
  predicts: ['http/result-409-error'],
  edits: () => ({
    app: rewriteJson(['result'], (body, status) =>
      status === 409 ? { ...body, error: { code: 'internal_error', message: 'no result', retryable: false } } : body
    )
  })
}
