import type { Check } from '../shared/check.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import type { ReaderView } from '../shared/reader-view.ts'
import type { RunView } from '../shared/run-view.ts'

type Joined = ReturnType<typeof joined>[number]

/**
 * A reader that came while the provider was still speaking, with a cursor behind everything that was ever written, gets no event and
 * ends with the execution; or it was refused with 400.
 */
export const pastEndRunning = judged(
  'replay/past-end-running',
  (view, check) => {
    for (const execution of joined(view)) {
      const last = execution.terminal?.sequence
      if (execution.terminal === undefined || typeof last !== 'number') continue
      for (const reader of execution.readers) {
        if (reader.opened.after >= last && isRunning(execution, reader.opened.time))
          checkReader(execution, reader, check)
      }
      checkRefusals(view, execution, last, check)
    }
  },
  { timing: true }
)

/** Whether a provider of the execution was still speaking. */
const isRunning = ({ calls }: Joined, time: number): boolean =>
  calls.some(({ request, end }) => request.time <= time && (end === undefined || end.time > time))

function checkReader(execution: Joined, reader: ReaderView, check: Check): void {
  const { events, closed, opened } = reader
  if (closed === undefined || closed.how === 'client') return
  const early = closed.how === 'eof' && closed.time < resumedAt(execution, opened.time)
  const holds = events.length === 0 && closed.how === 'eof' && !early
  check(holds, events[0] ?? reader, () => ({
    expected: `no event after ${opened.after}, and the end with that of the execution`,
    saw: `${events.length} events, then ${early ? 'the end while the provider still paused' : closed.how}`
  }))
}

/** When the provider next went on after a time at which it stood at a barrier; before everything where it never did. */
function resumedAt({ calls }: Joined, time: number): number {
  const paused = calls.find(({ barriers }) => barriers.some((barrier) => barrier.time <= time))
  const later = [...(paused?.writes ?? []), ...(paused?.end === undefined ? [] : [paused.end.time])]
  return paused === undefined ? Number.NEGATIVE_INFINITY : Math.min(...later.filter((write) => write > time))
}

function checkRefusals(view: RunView, execution: Joined & ExecutionView, last: number, check: Check): void {
  for (const refused of view.exchanges) {
    const { operation, query, exchange, breaks } = refused
    const after = query.get('after')
    if (operation !== 'streamExecutionEvents' || refused.execution !== execution.id || breaks !== undefined) continue
    if (after === null || !(Number(after) >= last) || !isRunning(execution, exchange.time)) continue
    check(exchange.status === 400, refused, () => ({ expected: 'a stream, or 400', saw: `status ${exchange.status}` }))
  }
}
