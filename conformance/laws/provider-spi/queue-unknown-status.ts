import type { Act } from '../../model/script.ts'
import { jobsOf, statusesOf } from '../shared/job-view.ts'
import { judged } from '../shared/judged.ts'

/** A status without a known word tells no place in the queue and ends nothing: the job goes on to the end that the queue tells. */
export const queueUnknownStatus = judged('provider-spi/queue-unknown-status', (view, check) => {
  for (const { attempt, script, said } of jobsOf(view)) {
    const { terminal, events } = attempt
    if (!script.acts.some(isOdd) || terminal === undefined || said.ending.kind !== 'completed') continue
    const places = [0, ...statusesOf(script).flatMap((act) => ('queue' in act ? [act.queue.position] : []))]
    const invented = events.find(
      ({ type, data }) =>
        type === 'execution.progress' &&
        data.queue_position !== undefined &&
        !places.includes(data.queue_position as number)
    )
    const completed = terminal.type === 'execution.completed'
    check(completed && invented === undefined, invented ?? terminal, () => ({
      expected: "the job's own end, and no place in the queue that was not told",
      saw: completed ? `place ${String(invented?.data.queue_position)}` : terminal.type
    }))
  }
})

const isOdd = (act: Act): boolean => 'poll' in act && act.poll.status !== undefined
