import { isDeepStrictEqual } from 'node:util'
import { shownTexts } from '../shared/folded.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Tool calls stand in the order in which they were started. */
export const foldToolCalls = judged('resources/fold-tool-calls', (view, check) => {
  for (const { resource, result, text } of shownTexts(view)) {
    const started = text.tool_calls.map(({ call_id }) => call_id)
    if (started.length < 2) continue
    const told = Array.isArray(result.tool_calls) ? result.tool_calls.map((call) => at(call, 'call_id')) : undefined
    check(isDeepStrictEqual(told, started), resource, () => ({
      expected: `calls in the order ${brief(started)}`,
      saw: brief(told)
    }))
  }
})
