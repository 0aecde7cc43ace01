import { checkReplays } from '../shared/check-replays.ts'
import { judged } from '../shared/judged.ts'

/** Other headers and another query make no other request. What a runtime thinks of a query that it does not know is its own affair. */
export const fingerprintBodyOnly = judged('idempotency/fingerprint-body-only', (view, check) => {
  checkReplays(view, check, ({ step, first, status }) => {
    const headers = JSON.stringify(step.headers ?? {}) !== JSON.stringify(first.step.headers ?? {})
    const query = step.query !== first.step.query
    return (headers && !query) || (query && status !== 400)
  })
})
