import type { Mutant } from './mutant.ts'
import { type Body, rewriteTurns } from './shared/rewrite-provider-bodies.ts'

/** The words of a turn as the user's, in the terms of the dialect; a turn with anything else in it stays. */
function asUser(turn: Body): Body {
  const content = turn.content as readonly Body[]
  const spoken = content.every(({ type }) => type === 'output_text' || type === 'text')
  const said = content.map(({ type, text }) => ({ type: type === 'text' ? 'text' : 'input_text', text }))
  return spoken ? { role: 'user', content: said } : turn
}

export const makesOneTurnOfAll: Mutant = {
  name: 'makes-one-turn-of-all',
  title: 'What the model said earlier is passed on as words of the user.',
  predicts: ['features/conversation-parts'],
  edits: () => ({
    network: rewriteTurns((turns) => turns.map((turn) => (turn.role === 'assistant' ? asUser(turn) : turn)))
  })
}
