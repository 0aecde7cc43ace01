import { checkAsked, partsOf } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** Where a provider has a word for a tool that failed, it hears of it. */
export const conversationResultError = judged('features/conversation-result-error', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request, call }) => {
      const flags = partsOf(request, 'tool_result').map(({ is_error }) => is_error === true)
      return withWord.includes(call.request.dialect) && flags.includes(true) ? flags : undefined
    },
    ({ asked }) => asked.pieces.flatMap((piece) => (piece.kind === 'result' ? [piece.error] : []))
  )
})

const withWord: readonly string[] = ['anthropic-messages']
