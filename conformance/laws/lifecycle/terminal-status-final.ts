import type { Place } from '../shared/check.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

const terminal: readonly unknown[] = ['succeeded', 'failed', 'cancelled']

/** What one answer or event told of the status, and when it was asked for and told. */
interface Told {
  readonly status: unknown
  readonly asked: number
  readonly told: number
  readonly place: Place
}

/** Whatever is asked after a terminal status was told tells the same one: snapshots, results and readers of the log. */
export const terminalStatusFinal = judged('lifecycle/terminal-status-final', (view, check) => {
  for (const execution of view.executions) {
    const all = toldOf(execution)
    const first = all.filter(({ status }) => terminal.includes(status)).toSorted((a, b) => a.told - b.told)[0]
    if (first === undefined) continue
    for (const later of all) {
      if (later.asked < first.told || later === first) continue
      check(later.status === first.status, later.place, () => ({
        expected: `status ${brief(first.status)}, as it was told before`,
        saw: brief(later.status)
      }))
    }
  }
})

function toldOf({ readers, snapshots, results }: ExecutionView): readonly Told[] {
  const read = readers.flatMap(({ opened, terminal: event }) =>
    event === undefined ? [] : [{ status: event.status, asked: opened.time, told: event.time, place: event }]
  )
  const shown = snapshots.flatMap((snapshot) =>
    snapshot.exchange.status === 200 ? [answerOf(snapshot, at(snapshot.exchange.body, 'status'))] : []
  )
  const ended = results.flatMap((result) => {
    const { status, body } = result.exchange
    if (status === 200) return [answerOf(result, 'succeeded')]
    return status === 409 ? [answerOf(result, at(body, 'status'))] : []
  })
  return [...read, ...shown, ...ended]
}

function answerOf(view: ExecutionView['snapshots'][number], status: unknown): Told {
  return { status, asked: view.exchange.started, told: view.exchange.time, place: view }
}
