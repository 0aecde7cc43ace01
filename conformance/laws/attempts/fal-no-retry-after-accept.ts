import { bounds, candidates } from '../shared/facts-of.ts'
import { unrepeatable } from '../shared/job-view.ts'
import { judged } from '../shared/judged.ts'

/** Where the queue has the request, or may have it, no other attempt follows, though fallback is allowed and another candidate is there. */
export const falNoRetryAfterAccept = judged('attempts/fal-no-retry-after-accept', (view, check) => {
  for (const { execution, attempt, call } of unrepeatable(view)) {
    if (!bounds(view, execution).fallback || candidates(view, execution).length < 2) continue
    const next = execution.attempts[attempt.ordinal]
    const further = execution.calls?.find(({ request }) => request.time > call.request.time)
    check(next === undefined && further === undefined, next ?? further ?? attempt, () => ({
      expected: 'no attempt after one that the queue has or may have',
      saw: next ? `a route.selected of ${String(next.provider)}` : `a request at ${further?.target}`
    }))
  }
})
