import type { Act } from '../../model/script.ts'
import { jobsOf, statusesOf } from '../shared/job-view.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/**
 * A status without a known word tells no place in the queue and ends nothing: the job goes on to the end that the queue tells. Where it tells
 * nothing else for ever, the progress timeout ends the attempt, long before the deadline; only a scenario that needs the extended configuration
 * has set one. On a busy machine that limit may pass before the queue has told its end.
 */
export const queueUnknownStatus = judged(
  'provider-spi/queue-unknown-status',
  (view, check) => {
    const limited = view.run?.scenario.needs?.includes('config_extended') === true
    for (const { attempt, script, said } of jobsOf(view)) {
      const { terminal, events } = attempt
      if (!script.acts.some(isOdd) || terminal === undefined) continue
      if (limited && said.ending.kind === 'silent' && !script.acts.some((act) => 'stall' in act)) {
        const code = String(at(terminal.data, 'error', 'code'))
        check(timedOut.has(code), terminal, () => ({
          expected: 'an attempt that the progress timeout ends',
          saw: `${terminal.type} ${code}`
        }))
      }
      if (said.ending.kind !== 'completed') continue
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
  },
  { timing: true }
)

/** A timeout is `provider_unavailable`; a queue that tells nothing may also be called a broken protocol. */
const timedOut = new Set(['provider_unavailable', 'provider_protocol_error'])

const isOdd = (act: Act): boolean => 'poll' in act && act.poll.status !== undefined
