import type { Mutant } from './mutant.ts'
import { answer, isStream, rewriteAnswers } from './shared/rewrite-answers.ts'

export const streamsPlainText: Mutant = {
  name: 'streams-plain-text',
  title: 'An event stream calls itself text/plain.',
  predicts: ['streaming/content-type'],
  edits: () => ({
    app: rewriteAnswers(({ response }) =>
      isStream(response) ? answer(response, { headers: { 'content-type': 'text/plain' } }) : response
    )
  })
}
