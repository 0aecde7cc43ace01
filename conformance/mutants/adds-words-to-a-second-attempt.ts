import type { Mutant } from './mutant.ts'
import { rewriteLaterAttempts } from './shared/rewrite-later-attempts.ts'

export const addsWordsToASecondAttempt: Mutant = {
  name: 'adds-words-to-a-second-attempt',
  title: 'After a failure the next provider is asked to go on where the last one stopped.',
  predicts: ['attempts/same-content'],
  edits: () => ({
    provider: rewriteLaterAttempts((request) => ({
      ...request,
      input: [...request.input, { type: 'text', text: 'Go on.' }]
    }))
  })
}
