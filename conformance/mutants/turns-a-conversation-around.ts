import type { Mutant } from './mutant.ts'
import { rewriteTurns } from './shared/rewrite-provider-bodies.ts'

export const turnsAConversationAround: Mutant = {
  name: 'turns-a-conversation-around',
  title: 'The provider is told the turns of a conversation from the last to the first.',
  predicts: ['features/conversation-parts'],
  edits: () => ({ network: rewriteTurns((turns) => turns.toReversed()) })
}
