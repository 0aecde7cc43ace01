import { bandMs } from '../shared/band.ts'
import { failureToldAt } from '../shared/call-times.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { candidates, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'

/** Fewer pauses could each have a reason of their own. */
const fewest = 3

/**
 * Of several pauses between a Transient failure and the request at the next candidate not all are longer than what the runtime needs for
 * a first request anyway: one that sleeps does so every time, a busy machine does not.
 */
export const noSleepWithCandidate = judged(
  'attempts/no-sleep-with-candidate',
  (view, check) => {
    const pauses = joined(view).flatMap((execution) => pausesOf(view, execution))
    const [shortest] = pauses.toSorted((a, b) => a.ms - b.ms)
    if (pauses.length < fewest || shortest === undefined) return
    const usual = Math.max(...joined(view).map((execution) => firstRequestMs(view, execution)))
    const most = bandMs(view, 3 * usual, 150)
    check(shortest.ms <= most, shortest.place, () => ({
      expected: `the next request within ${Math.round(most)} ms at least once in ${pauses.length} times`,
      saw: `${Math.round(shortest.ms)} ms at best`
    }))
  },
  { timing: true }
)

function pausesOf(view: RunView, execution: ExecutionView) {
  const untried = candidates(view, execution).length
  return execution.attempts.flatMap(({ call, failure, output, ordinal }) => {
    const next = execution.attempts[ordinal]?.call
    const told = call && failureToldAt(call)
    const counts = failure?.follow === 'must' && output.length === 0 && ordinal < untried
    return counts && told !== undefined && next ? [{ ms: next.request.time - told, place: next }] : []
  })
}

/** How long the runtime took from the submit to its first provider request. */
function firstRequestMs(view: RunView, { id, calls }: ExecutionView): number {
  const submit = view.exchanges.find(
    ({ exchange }) => exchange.operation === 'submitExecution' && exchange.execution === id
  )
  const first = calls?.[0]
  return submit === undefined || first === undefined ? 0 : Math.max(0, first.request.time - submit.exchange.started)
}
