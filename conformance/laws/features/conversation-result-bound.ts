import { digestText } from '../../lab/facts/digest.ts'
import type { RequestBody } from '../../oracle/request-body.ts'
import { checkAsked, partsOf, resultText } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** Each tool result reaches the provider whole, under the call that it answers. */
export const conversationResultBound = judged('features/conversation-result-bound', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => resultsOf(request),
    ({ request, asked }) => {
      const failed = partsOf(request, 'tool_result').map(({ is_error }) => is_error === true)
      const results = asked.pieces.filter((piece) => piece.kind === 'result')
      return results.map(({ of, hash }, at) => [of, failed[at] ? '' : hash])
    }
  )
})

/** Which call each result belongs to, and what it says; how a failure is worded is the adapter's affair. */
function resultsOf(request: RequestBody): unknown {
  const calls = partsOf(request, 'tool_call').map(({ call_id }) => call_id)
  const results = partsOf(request, 'tool_result')
  if (results.length === 0) return undefined
  return results.map((part) => [
    calls.indexOf(part.call_id),
    part.is_error === true ? '' : digestText(resultText(part))
  ])
}
