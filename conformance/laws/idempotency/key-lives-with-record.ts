import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'
import { answerOf, type ReplayView, replaysOf, tellsFirst } from '../shared/submit-view.ts'

/** As long as the record of an ended execution can be read, and for the published time at least, its key stands for it. */
export const keyLivesWithRecord = judged('idempotency/key-lives-with-record', (view, check) => {
  for (const replay of replaysOf(view)) {
    if (!isKept(view, replay)) continue
    check(tellsFirst(replay), replay, () => ({
      expected: `execution ${replay.first.id}, whose record still stands`,
      saw: answerOf(replay)
    }))
  }
})

function isKept(view: RunView, { first, exchange }: ReplayView): boolean {
  const execution = view.executions.find(({ id }) => id === first.id)
  const { terminal, snapshots = [] } = execution ?? {}
  if (terminal === undefined || terminal.time > exchange.started) return false
  const info = view.exchanges.find(({ operation }) => operation === 'getRuntime')
  const least = at(info?.exchange.body, 'limits', 'idempotency_min_ms')
  if (typeof least === 'number' && exchange.time < first.exchange.started + least) return true
  return snapshots.some((snapshot) => snapshot.exchange.started >= exchange.time && snapshot.exchange.status === 200)
}
