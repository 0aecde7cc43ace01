import { validateResultConflict } from '../../../generated/validators.mjs'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** The result of an execution that fails in the end is 409 with its status, at any time, and never a 2xx. */
export const result409 = judged('http/result-409', (view, check) => {
  for (const { results, terminal } of view.executions) {
    if (terminal?.type !== 'execution.failed') continue
    for (const result of results) {
      const { status, body } = result.exchange
      if (status === 500 || status === 503) continue
      const valid = validateResultConflict(body) && at(body, 'status') !== 'succeeded'
      check(status === 409 && valid, result, () => ({
        expected: '409 with {status, error?}',
        saw: `${status} with status ${brief(at(body, 'status'))}`
      }))
    }
  }
})
