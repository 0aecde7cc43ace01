import { isDeepStrictEqual } from 'node:util'
import type { ExecutionView } from '../shared/execution-view.ts'
import { codeOf, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { wishOf } from '../shared/retry-wish.ts'

/** A failure whose Retry-After means nothing goes on as the same failure without one does in the same run. */
export const invalidRetryAfter = judged('attempts/invalid-retry-after', (view, check) => {
  const executions = joined(view)
  const plain = executions.filter((execution) => isStatus(execution) && wishOf(firstScript(execution)) === undefined)
  for (const execution of executions) {
    if (wishOf(firstScript(execution))?.form !== 'invalid') continue
    const twin = plain.find(({ request }) => isDeepStrictEqual(request.routing, execution.request.routing))
    if (twin?.terminal === undefined) continue
    const { terminal } = execution
    const same = outlineOf(twin) === outlineOf(execution)
    check(same, terminal ?? execution, () => ({
      expected: `as without the header: ${outlineOf(twin)}`,
      saw: `${outlineOf(execution)}, ${brief(codeOf(terminal))}`
    }))
  }
})

const firstScript = ({ calls }: ExecutionView) => calls?.[0]?.script

const isStatus = (execution: ExecutionView): boolean => firstScript(execution)?.kind === 'status'

const outlineOf = ({ attempts, terminal }: ExecutionView): string =>
  `${attempts.length} attempts and ${terminal?.type ?? 'no end'}`
