import { candidates, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** No provider hears of an execution that no target can serve, in a run in which they did hear of another one. */
export const noneNoCall = judged('routing/none-no-call', (view, check) => {
  if (view.run === undefined) return
  const executions = joined(view)
  if (!executions.some(({ calls, log }) => calls.length > 0 && log.length > 0)) return
  for (const execution of executions) {
    if (candidates(view, execution).length > 0) continue
    const [call] = execution.calls
    check(call === undefined, call ?? execution, () => ({
      expected: 'no provider request, for no target can serve it',
      saw: `one at ${call?.target}`
    }))
  }
})
