import { checkAsked, hasTurns, heardPieces, piecesOf } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** Messages, tool calls and their results reach the provider in their order and roles. */
export const conversationParts = judged('features/conversation-parts', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => (hasTurns(request) ? piecesOf(request) : undefined),
    ({ asked }) => heardPieces(asked)
  )
})
