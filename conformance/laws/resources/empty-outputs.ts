import { isDeepStrictEqual } from 'node:util'
import { isCompleted } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A completed execution whose log has no output has a result with empty `outputs`. */
export const emptyOutputs = judged('resources/empty-outputs', (view, check) => {
  for (const execution of view.executions) {
    if (!isCompleted(execution) || execution.attempts.some(({ output }) => output.length > 0)) continue
    for (const body of [...execution.snapshots, ...execution.results]) {
      const { status, body: told } = body.exchange
      if (status !== 200 || (at(told, 'status') ?? 'succeeded') !== 'succeeded') continue
      const outputs = at(told, 'result', 'outputs')
      check(isDeepStrictEqual(outputs, []), body, () => ({ expected: 'outputs []', saw: brief(outputs) }))
    }
  }
})
