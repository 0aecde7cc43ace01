import { isDeepStrictEqual } from 'node:util'
import { isCompleted } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Result and artifacts of a succeeded execution are those of its last `output.result`. */
export const foldResultReplaces = judged('resources/fold-result-replaces', (view, check) => {
  for (const execution of view.executions) {
    const last = execution.log.findLast(({ type }) => type === 'output.result')
    if (last === undefined || !isCompleted(execution)) continue
    for (const resource of [...execution.snapshots, ...execution.results]) {
      const { body, status } = resource.exchange
      if (status !== 200 || at(body, 'result') === undefined) continue
      const same = isDeepStrictEqual(at(body, 'result'), last.data.result)
      const artifacts = at(body, 'artifacts') ?? []
      check(same && isDeepStrictEqual(artifacts, last.data.artifacts ?? []), resource, () => ({
        expected: `result and artifacts of event ${String(last.sequence)}`,
        saw: same ? `artifacts ${brief(artifacts)}` : 'another result'
      }))
    }
  }
})
