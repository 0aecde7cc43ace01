import { candidates, codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** An execution that no target can serve fails with `capability_unavailable` and calls nobody. */
export const noCapableTarget = judged('errors/no-capable-target', (view, check) => {
  if (view.run === undefined) return
  for (const execution of view.executions) {
    const { terminal, attempts, calls, log } = execution
    const code = codeOf(terminal)
    const order = candidates(view, execution)
    if (order.length > 0 && code === 'capability_unavailable') {
      const expected = `an attempt on ${order[0]?.id}, which has everything that is demanded`
      check.fault(terminal ?? execution, { expected, saw: 'capability_unavailable' })
    }
    if (order.length > 0 || log.length === 0) continue
    const holds = code === 'capability_unavailable' && attempts.length === 0 && (calls ?? []).length === 0
    check(holds, terminal ?? execution, () => ({
      expected: 'capability_unavailable without an attempt',
      saw: `${brief(code ?? terminal?.type)}, ${attempts.length} attempts, ${(calls ?? []).length} provider requests`
    }))
  }
})
