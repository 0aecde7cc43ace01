import type { Act } from '../../model/script.ts'
import { jobsOf, statusesOf } from '../shared/job-view.ts'
import { judged } from '../shared/judged.ts'

/** A status without a known word makes no progress event and ends nothing: the job goes on to the end that the queue tells. */
export const queueUnknownStatus = judged('provider-spi/queue-unknown-status', (view, check) => {
  for (const { attempt, script, said } of jobsOf(view)) {
    const { terminal, events } = attempt
    if (!script.acts.some(isOdd) || terminal === undefined || said.ending.kind !== 'completed') continue
    const progress = events.filter(({ type }) => type === 'execution.progress')
    // The answer to the submit may make one too.
    const most = statusesOf(script).length + 1
    const completed = terminal.type === 'execution.completed'
    check(completed && progress.length <= most, progress[most] ?? terminal, () => ({
      expected: `the job's own end and at most ${most} progress events`,
      saw: completed ? `${progress.length} progress events` : terminal.type
    }))
  }
})

const isOdd = (act: Act): boolean => 'poll' in act && act.poll.status !== undefined
