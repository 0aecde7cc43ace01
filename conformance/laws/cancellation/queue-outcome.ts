import { codeOf } from '../shared/facts-of.ts'
import { jobsOf } from '../shared/job-view.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Where the queue says nothing of the end of a cancelled job, the terminal event says that its outcome is unknown. */
export const queueOutcome = judged('cancellation/queue-outcome', (view, check) => {
  for (const { attempt, script } of jobsOf(view)) {
    const { terminal } = attempt
    const habit = script.queue?.cancel
    const untold = habit?.silent === true || habit?.http === 404 || habit?.job === 'goes_on'
    if (!untold || terminal === undefined || codeOf(terminal) !== 'cancelled') continue
    const outcome = at(terminal.data, 'error', 'remote_outcome')
    check(outcome === 'unknown', terminal, () => ({ expected: 'remote_outcome unknown', saw: brief(outcome) }))
  }
})
