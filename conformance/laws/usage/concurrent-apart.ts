import { expectedUsage } from '../../oracle.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { factsIn } from '../shared/usage-facts.ts'

/** Of executions that are under way at the same time, none reports a number that only the provider of another one counted. */
export const concurrentApart = judged('usage/concurrent-apart', (view, check) => {
  const executions = joined(view)
  for (const execution of executions) {
    const others = executions.filter(({ id }) => execution.beside.includes(id))
    const own = new Set(countsOf(execution))
    const foreign = new Set(others.flatMap(countsOf).filter((count) => !own.has(count)))
    const facts = execution.log.flatMap(factsIn)
    if (own.size === 0 || foreign.size === 0 || facts.length === 0) continue
    const mixed = facts.find(({ fact }) => typeof fact.quantity === 'number' && foreign.has(fact.quantity))
    check(mixed === undefined, mixed?.event ?? execution, () => ({
      expected: `counts among ${[...own].join(', ')}`,
      saw: `${brief(mixed?.fact.unit)} ${brief(mixed?.fact.quantity)}, which another execution's provider counted`
    }))
  }
})

/** Every number that the providers of an execution reported. */
function countsOf({ attempts }: ExecutionView): readonly number[] {
  return attempts.flatMap(({ said, call }) =>
    said === undefined || call === undefined
      ? []
      : Object.values(expectedUsage(said, call.request.dialect)).flatMap((unit) =>
          unit.is === 'known' ? [unit.quantity] : []
        )
  )
}
