import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Media with two sources, with none, or with data that is no base64 is refused with 400. */
export const conversationOneSource = judged('features/conversation-one-source', (view, check) => {
  checkRefused(view, 'features/conversation-one-source', [400], check)
})
