import type { AttemptView } from '../shared/attempt-view.ts'
import { codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** What was counted in an answer that broke off, or that the runtime cut, says that it is not complete. */
export const incompleteMarked = judged('usage/incomplete-marked', (view, check) => {
  for (const { attempt, unit, facts } of unitsOf(view)) {
    if (!isUnfinished(attempt)) continue
    for (const { fact, event } of facts) {
      check(fact.complete === false, event, () => ({ expected: `${unit} with complete false`, saw: brief(fact) }))
    }
  }
})

const brokenOff: readonly unknown[] = ['truncated', 'malformed', 'reset', 'fin', 'silent']

function isUnfinished({ said, call, failure, terminal }: AttemptView): boolean {
  const cut = codeOf(terminal)
  if (call?.end?.how === 'aborted' && (cut === 'cancelled' || cut === 'deadline_exceeded')) return true
  if (failure === undefined || said === undefined) return false
  // The counters of a failed response are its last ones; an error of the Messages API has none, so that they are those on the way.
  const onTheWay = said.ending.kind === 'error' && call?.request.dialect === 'anthropic-messages'
  return onTheWay || brokenOff.includes(said.ending.kind)
}
