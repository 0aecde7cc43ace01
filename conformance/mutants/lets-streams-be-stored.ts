import type { Mutant } from './mutant.ts'
import { answer, isStream, rewriteAnswers } from './shared/rewrite-answers.ts'

export const letsStreamsBeStored: Mutant = {
  name: 'lets-streams-be-stored',
  title: 'An event stream may be kept by a cache.',
  predicts: ['streaming/no-store'],
  edits: () => ({
    app: rewriteAnswers(({ response }) =>
      isStream(response) ? answer(response, { headers: { 'cache-control': 'no-cache' } }) : response
    )
  })
}
