import type { Mutant } from './mutant.ts'
import { rewriteLaterAttempts } from './shared/rewrite-later-attempts.ts'

export const spreadsExtensionsOnce: Mutant = {
  name: 'spreads-extensions-once',
  title: 'Only the first attempt hears the extensions of the request.',
  predicts: ['attempts/same-content'],
  edits: () => ({ provider: rewriteLaterAttempts(({ extensions: _heard, ...rest }) => rest) })
}
