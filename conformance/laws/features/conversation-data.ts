import { digestText } from '../../lab/facts/digest.ts'
import { type RequestBody, records } from '../../oracle/request-body.ts'
import { checkAsked } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** Inline bytes reach the provider as they are. */
export const conversationData = judged('features/conversation-data', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => {
      const bytes = records(request.input)
        .flatMap(withContent)
        .filter(({ type, data }) => type !== 'provider_state' && data !== undefined)
      return bytes.length === 0 ? undefined : bytes.map(({ data }) => digestText(String(data)))
    },
    ({ asked }) => asked.pieces.flatMap((piece) => (piece.kind === 'media' ? [piece.hash] : []))
  )
})

const withContent = (part: RequestBody): readonly RequestBody[] => [part, ...records(part.content)]
