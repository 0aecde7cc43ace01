import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { statesGiven } from '../shared/states.ts'

/** Within one execution every request of a dialect has the same content but for what names the target. */
export const sameContent = judged('attempts/same-content', (view, check) => {
  for (const { calls, request } of joined(view)) {
    // State goes to the provider that gave it alone.
    if (statesGiven(request).length > 0) continue
    for (const [position, call] of calls.entries()) {
      const first = calls.slice(0, position).find(({ request }) => request.dialect === call.request.dialect)
      const [before, now] = [first?.request.contentHash, call.request.contentHash]
      if (before === undefined || now === undefined) continue
      check(before === now, call, () => ({
        expected: `content ${before.slice(0, 12)} as in the first request`,
        saw: `content ${now.slice(0, 12)}`
      }))
    }
  }
})
