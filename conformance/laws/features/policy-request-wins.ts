import { record } from '../../oracle/request-body.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { checkRouted } from '../shared/routed.ts'

/** The request's own routing fields win over those of its policy. */
export const policyRequestWins = judged('features/policy-request-wins', (view, check) => {
  for (const execution of joined(view)) {
    const routing = record(execution.request.routing)
    if (routing.policy === undefined || Object.keys(routing).length === 1) continue
    checkRouted(view, execution, check)
  }
})
