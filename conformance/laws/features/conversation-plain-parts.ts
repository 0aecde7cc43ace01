import { digestText } from '../../lab/facts/digest.ts'
import { checkAsked, partsOf } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** Plain parts, wherever they stand, are what the user says. */
export const conversationPlainParts = judged('features/conversation-plain-parts', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => {
      const texts = partsOf(request, 'text').map(({ text }) => digestText(String(text)))
      return texts.length === 0 ? undefined : texts.map((hash) => ['user', hash])
    },
    ({ request, asked }) => {
      const plain = new Set(partsOf(request, 'text').map(({ text }) => digestText(String(text))))
      return asked.pieces.flatMap((piece) =>
        piece.kind === 'text' && plain.has(piece.hash) ? [[piece.role, piece.hash]] : []
      )
    }
  )
})
