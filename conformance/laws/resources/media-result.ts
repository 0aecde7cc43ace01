import { isDeepStrictEqual } from 'node:util'
import { jobsOf, madeBy } from '../shared/job-view.ts'
import { at, brief, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A media result is an object of the adapter's, no text result, and `artifacts` is a list beside it, the same as in the event. */
export const mediaResult = judged('resources/media-result', (view, check) => {
  for (const { execution, attempt, script } of jobsOf(view)) {
    if (attempt.terminal?.type !== 'execution.completed' || madeBy(script) === undefined) continue
    const event = attempt.events.findLast(({ type }) => type === 'output.result')
    for (const resource of execution.results) {
      const { body, status } = resource.exchange
      if (status !== 200) continue
      const [result, artifacts] = [at(body, 'result'), at(body, 'artifacts')]
      const isText = isRecord(result) && Array.isArray(result.outputs) && Array.isArray(result.tool_calls)
      const own = isRecord(result) && !isText && isDeepStrictEqual(result, event?.data.result)
      check(own && Array.isArray(artifacts), resource, () => ({
        expected: "the adapter's object of the event, and artifacts beside it",
        saw: own ? `artifacts ${brief(artifacts)}` : 'another result'
      }))
    }
  }
})
