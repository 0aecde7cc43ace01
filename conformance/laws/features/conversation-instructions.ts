import { digestText } from '../../lab/facts/digest.ts'
import { checkAsked } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** Instructions reach the provider as its system text, whole and alone. */
export const conversationInstructions = judged('features/conversation-instructions', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => (typeof request.instructions === 'string' ? digestText(request.instructions) : undefined),
    ({ asked }) => asked.system
  )
})
