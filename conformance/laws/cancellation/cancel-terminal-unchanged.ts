import { isDeepStrictEqual } from 'node:util'
import { lateCancels } from '../shared/cancel-view.ts'
import { isTerminal } from '../shared/event.ts'
import type { ExchangeView } from '../shared/exchange-view.ts'
import { isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A cancel that comes too late leaves snapshot and log as they were. */
export const cancelTerminalUnchanged = judged('cancellation/cancel-terminal-unchanged', (view, check) => {
  for (const { execution, cancel } of lateCancels(view)) {
    const { started, time } = cancel.exchange
    const told = execution.snapshots.filter(({ exchange }) => exchange.status === 200)
    const before = told.findLast(({ exchange }) => exchange.time <= started && isEnded(exchange.body))
    const after = told.find(({ exchange }) => exchange.started >= time)
    if (before !== undefined && after !== undefined) {
      check(isDeepStrictEqual(kept(before), kept(after)), after, () => ({
        expected: 'the snapshot as it was before the cancel',
        saw: 'another one'
      }))
    }
    const last = execution.readers
      .flatMap(({ events }) => events.filter((event) => event.time <= started))
      .find(isTerminal)
    for (const reader of execution.readers) {
      if (reader.opened.time < time || reader.opened.after !== 0) continue
      check(isDeepStrictEqual(reader.events.at(-1)?.data, last?.data), reader, () => ({
        expected: `a log that ends with event ${String(last?.sequence)} as before the cancel`,
        saw: `${String(reader.events.at(-1)?.type)} as event ${String(reader.events.at(-1)?.sequence)}`
      }))
    }
  }
})

const isEnded = (body: unknown): boolean =>
  isRecord(body) && ['succeeded', 'failed', 'cancelled'].includes(String(body.status))

/** How long a record will be kept may count from the last look at it. */
function kept({ exchange: { body } }: ExchangeView): unknown {
  if (!isRecord(body)) return body
  const { expires_at: _expires, ...rest } = body
  return rest
}
