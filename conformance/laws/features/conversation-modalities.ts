import { hasTurns } from '../shared/asked-view.ts'
import { checkExcluded } from '../shared/excluded.ts'
import { judged } from '../shared/judged.ts'

/** A modality inside a message or a tool result excludes targets that do not take it. */
export const conversationModalities = judged('features/conversation-modalities', (view, check) => {
  checkExcluded(view, check, hasTurns, ({ reason }) => reason === 'input_modality')
})
