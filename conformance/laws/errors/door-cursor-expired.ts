import type { ExchangeView } from '../shared/exchange-view.ts'
import { claims } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A cursor before what a trimmed log holds is answered with 410, `cursor_expired` and what is held; any other one is served. */
export const doorCursorExpired = judged('errors/door-cursor-expired', (view, check) => {
  if (!claims(view, 'trimming')) return
  for (const { index } of view.readers) check(true, { index }, () => ({ expected: 'a stream', saw: 'none' }))
  for (const exchange of view.exchanges) {
    const { status, body } = exchange.exchange
    if (exchange.operation !== 'streamExecutionEvents' || status !== 410) continue
    const code = at(body, 'error', 'code')
    const oldest = at(body, 'error', 'oldest')
    const behind = typeof oldest === 'number' && Number.isSafeInteger(oldest) && oldest > cursorOf(exchange)
    check(code === 'cursor_expired' && behind, exchange, () => ({
      expected: '410 cursor_expired with the oldest sequence that is held',
      saw: `410 ${brief(code)} with oldest ${brief(oldest)}`
    }))
  }
})

const cursorOf = ({ query }: ExchangeView): number => Number(query.get('after') ?? 0)
