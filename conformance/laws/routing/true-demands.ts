import { shortfallOf } from '../../oracle/candidates.ts'
import { record } from '../../oracle/request-body.ts'
import { candidates, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

const capabilities = ['stream', 'tools', 'structured_output', 'async', 'cancel'] as const

/**
 * Of the targets of a run that differ in a capability, `true` leaves out those without it, while `false` and silence leave out none: the
 * first candidate is tried although it lacks it.
 */
export const trueDemands = judged('routing/true-demands', (view, check) => {
  const targets = view.run?.targets ?? []
  for (const execution of joined(view)) {
    const { request, attempts, calls, terminal } = execution
    if (request.ability !== view.run?.ability || terminal === undefined) continue
    const requirements = record(request.requirements)
    const [first] = candidates(view, execution)
    for (const capability of capabilities) {
      const demand = { requirements: { [capability]: true } }
      const lacking = targets.filter((target) => shortfallOf(target, demand) !== undefined).map(({ id }) => id)
      if (lacking.length === 0 || lacking.length === targets.length) continue
      if (requirements[capability] === true) {
        const wrong = calls.find(({ target }) => lacking.includes(target))
        check(wrong === undefined && attempts.length > 0, wrong ?? execution, () => ({
          expected: `an attempt, and none on ${lacking.join(', ')}, for ${capability} is demanded`,
          saw: wrong ? 'such a call' : 'none'
        }))
      } else if (first !== undefined && lacking.includes(first.id)) {
        const tried = attempts[0]?.provider
        check(lacking.includes(String(tried)), attempts[0] ?? execution, () => ({
          expected: `${first.id} first, for ${capability} is not demanded`,
          saw: String(tried ?? 'no attempt')
        }))
      }
    }
  }
})
