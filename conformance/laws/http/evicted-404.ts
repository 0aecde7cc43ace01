import type { ExchangeView } from '../shared/exchange-view.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { isServed } from '../shared/served.ts'

/**
 * From the first answer that shows that a store has let an execution go, every operation on it answers 404. Which execution goes, and when,
 * is not judged here; a store that refuses the next one instead has let nothing go, and that is as good.
 */
export const evicted404 = judged('http/evicted-404', (view, check) => {
  if (!isServed(view)) return
  // Out of reach, a runtime cannot tell.
  const asked = view.exchanges.filter(
    ({ breaks, exchange }) => breaks === 'http/evicted-404' && exchange.status !== 503
  )
  const first = asked.findIndex((question) => !isShown(question))
  if (first === -1) {
    const refused = view.exchanges.find(
      ({ operation, exchange }) => operation === 'submitExecution' && exchange.status === 429
    )
    if (refused !== undefined && asked.length > 0) check(true, refused, () => ({ expected: '', saw: '' }))
    return
  }
  for (const question of asked.slice(first)) {
    const { status, name, body } = question.exchange
    check(status === 404, question, () => ({
      expected: `404 to ${name} of an execution that was evicted`,
      saw: `${status} ${String(at(body, 'error', 'code') ?? '')}`.trim()
    }))
  }
})

/** Whether an answer is about the execution it was asked of. A cancel says nothing: what has ended may answer it with 404 anyway. */
function isShown({ operation, execution, exchange: { status, bodyText } }: ExchangeView): boolean {
  if (operation === 'cancelExecution') return true
  return status >= 200 && status < 300 && execution !== undefined && bodyText.includes(execution)
}
