import { isCapable } from '../../oracle.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** A target that lacks what the request demands is neither selected nor called; judged where the run has such a target. */
export const capabilityFilter = judged('routing/capability-filter', (view, check) => {
  const { run } = view
  if (run === undefined) return
  for (const execution of joined(view)) {
    const lacking = run.targets.filter((target) => !isCapable(target, execution.request))
    if (lacking.length === 0 || execution.request.ability !== run.ability) continue
    const wrong = (id: unknown): boolean => lacking.some((target) => target.id === id)
    const call = execution.calls.find(({ target }) => wrong(target))
    const attempt = execution.attempts.find(({ provider }) => wrong(provider))
    check(call === undefined && attempt === undefined, call ?? attempt ?? execution, () => ({
      expected: `no call of ${lacking.map(({ id }) => id).join(', ')}, which cannot serve the request`,
      saw: call ? `a provider request at ${call.target}` : `a route.selected with ${String(attempt?.provider)}`
    }))
  }
})
