import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** Every generating request is the request of an attempt that the log tells, with its target. */
export const requestHasEvidence = judged('attempts/request-has-evidence', (view, check) => {
  for (const each of view.requests) {
    const { target, generating, nonceless } = each.request
    if (!generating || !nonceless || target === 'elsewhere') continue
    check.fault(each, {
      expected: 'an execution that the request serves',
      saw: `a request at ${target} that says nothing of any caller's`
    })
  }
  for (const { calls, attempts } of joined(view)) {
    for (const call of calls) {
      const told = attempts.some((attempt) => attempt.call === call)
      check(told, call, () => ({
        expected: `a route.selected for the request at ${call.target}`,
        saw: attempts.map(({ provider }) => String(provider)).join(', ') || 'no attempt'
      }))
    }
  }
})
