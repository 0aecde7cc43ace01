import { judged } from '../shared/judged.ts'
import { roundsOf } from '../shared/rounds.ts'

/** Behind the first round no attempt goes to a target whose own failure or whose unknown outcome speaks against it. */
export const roundLeavesOut = judged('attempts/round-leaves-out', (view, check) => {
  for (const { execution, first, later } of roundsOf(view)) {
    for (const { failure, provider } of first) {
      if (failure === undefined || failure.again) continue
      const again = later.find((attempt) => attempt.provider === provider)
      check(again === undefined, again ?? execution, () => ({
        expected: `no later round on ${String(provider)}, whose failure forbids it`,
        saw: `attempt ${again?.ordinal} on it`
      }))
    }
  }
})
