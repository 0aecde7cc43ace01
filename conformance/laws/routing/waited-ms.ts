import { bandMs } from '../shared/band.ts'
import { crowdsOf, seenAt, type WaitingView } from '../shared/crowd-view.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'

/** Two clocks and a socket lie between what is told and what is seen. */
const slackMs = 60

/**
 * Where a `route.selected` tells a wait, it is the one before it: not longer than all the time since the submit, and not much shorter
 * than the time for which the slots are known to have been taken.
 */
export const waitedMs = judged(
  'routing/waited-ms',
  (view, check) => {
    for (const one of crowdsOf(view).flatMap(({ waiting }) => waiting)) {
      const { attempt, call } = one
      if (attempt === undefined || call === undefined) continue
      const told = attempt.selected.data.waited_ms
      const { least, most } = boundsOf(view, one)
      const right = told === undefined || (typeof told === 'number' && told >= least && told <= most)
      check(right, attempt, () => ({
        expected: `waited_ms from ${Math.round(least)} to ${Math.round(most)}, or none`,
        saw: brief(told)
      }))
    }
  },
  { timing: true }
)

function boundsOf(view: RunView, { execution, attempt, submitted, answered, freeAt }: WaitingView) {
  const seen = seenAt(execution, attempt?.sequence)
  const most = bandMs(view, seen - submitted, slackMs)
  // Told before the slot was free: what came behind it is no part of the wait before it.
  if (seen < freeAt) return { least: 0, most }
  // It may have come to the queue a good while after its submit was answered.
  return { least: Math.max(0, (freeAt - answered) / 2 - slackMs), most }
}
