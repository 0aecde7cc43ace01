import { digestText } from '../../lab/facts/digest.ts'
import { type RequestBody, record, records } from '../../oracle/request-body.ts'
import { checkAsked } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** Tools, the choice among them and whether they may be called together reach the provider. */
export const toolInput = judged('features/tool-input', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => wantedOf(request),
    ({ request, asked }) => ({
      tools: asked.tools.map(({ name, description }) => [name, description]),
      ...(request.tool_choice === undefined ? {} : { choice: asked.toolChoice }),
      ...(request.parallel_tool_calls === undefined ? {} : { parallel: asked.parallel })
    })
  )
})

function wantedOf({ tools, tool_choice: choice, parallel_tool_calls: parallel }: RequestBody): unknown {
  if (tools === undefined) return undefined
  const described = records(tools).map(({ name, description }) => [
    name,
    typeof description === 'string' ? digestText(description) : undefined
  ])
  const word = typeof choice === 'string' ? choice : `tool:${String(record(choice).name)}`
  return {
    tools: described,
    ...(choice === undefined ? {} : { choice: word }),
    ...(parallel === undefined ? {} : { parallel })
  }
}
