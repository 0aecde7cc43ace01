import { isDeepStrictEqual } from 'node:util'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** The error beside the status of a result that is not there: the execution's own, `conflict` (while it has none), or none. */
export const result409Error = judged('http/result-409-error', (view, check) => {
  for (const { results, terminal } of view.executions) {
    for (const result of results) {
      const { status, body } = result.exchange
      if (status !== 409) continue
      const error = at(body, 'error')
      const own = error !== undefined && isDeepStrictEqual(error, terminal?.data.error)
      check(error === undefined || own || at(error, 'code') === 'conflict', result, () => ({
        expected: 'the own error of the execution, conflict, or none',
        saw: brief(at(error, 'code'))
      }))
    }
  }
})
