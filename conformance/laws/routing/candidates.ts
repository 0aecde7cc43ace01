import { exhaustedOf } from '../shared/exhausted.ts'
import { candidates as candidatesOf } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** Where every candidate has to be tried, the targets called are all that can serve the request, and no others. */
export const candidates = judged('routing/candidates', (view, check) => {
  for (const execution of exhaustedOf(view)) {
    const wanted = candidatesOf(view, execution).map(({ id }) => id)
    // Where every connection is refused no request arrives: that it was tried only the log tells.
    const refused = execution.attempts.filter(({ said }) => said?.ending.kind === 'refused')
    const called = [
      ...new Set([...(execution.calls ?? []).map(({ target }) => target), ...refused.map(({ provider }) => provider)])
    ]
    const same = called.length === wanted.length && called.every((id) => wanted.some((one) => one === id))
    check(same, execution.terminal ?? execution, () => ({
      expected: `provider requests at ${wanted.join(', ')}`,
      saw: called.join(', ') || 'none'
    }))
  }
})
