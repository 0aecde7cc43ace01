import { isTerminal } from '../shared/event.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { type SubmitView, submitsOf } from '../shared/submit-view.ts'

const ended = ['succeeded', 'failed', 'cancelled']

/** The status in the answer to a submit is one that the execution can have had while the answer was made. */
export const submissionStatus = judged('resources/submission-status', (view, check) => {
  for (const submit of submitsOf(view)) {
    const execution = view.executions.find(({ id }) => id === submit.id)
    if (submit.id === undefined || execution?.terminal === undefined) continue
    const status = at(submit.exchange.body, 'status')
    const wrong = ended.includes(String(status))
      ? tooEarly(execution, submit, status)
      : tooLate(execution, submit, status)
    check(wrong === undefined, submit, () => ({
      expected: wrong ?? '',
      saw: brief(status)
    }))
  }
})

/** Why an execution cannot have come to this end yet. */
function tooEarly({ terminal, calls }: ExecutionView, { exchange }: SubmitView, status: unknown): string | undefined {
  if (terminal?.status !== status) return `a status that the execution had; it ended as ${brief(terminal?.status)}`
  const later = calls?.some(({ request, end }) => request.time > exchange.time || (end?.time ?? 0) > exchange.time)
  // A call that was left may have been left behind the end.
  const undone = status === 'succeeded' && later
  return undone ? 'a status that the execution had before its provider came to an end' : undefined
}

/** Why an execution cannot be so far behind. */
function tooLate({ readers }: ExecutionView, { exchange }: SubmitView, status: unknown): string | undefined {
  const seen = readers.flatMap(({ events }) => events.filter(({ time }) => time < exchange.started))
  if (seen.some(isTerminal)) return 'the status of the end, which a reader had seen before'
  const begun = seen.some((event) => event.status === 'routing' || event.status === 'running')
  return begun && status === 'accepted' ? 'routing or running, as a reader had seen before' : undefined
}
