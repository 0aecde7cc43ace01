import { record } from '../../oracle/request-body.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { checkRouted } from '../shared/routed.ts'

/** A policy alone gives order, fallback and bounds. */
export const policies = judged('configuration/policies', (view, check) => {
  for (const execution of joined(view)) {
    const routing = record(execution.request.routing)
    if (routing.policy === undefined || Object.keys(routing).length > 1) continue
    checkRouted(view, execution, check)
  }
})
