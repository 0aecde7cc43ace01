import { judged } from '../shared/judged.ts'

/** Observed where a wrong method is answered with 405 and the methods that there are. */
export const methodNotAllowed = judged('http/method-not-allowed', (view, check) => {
  for (const exchange of view.exchanges) {
    const { status, headers } = exchange.exchange
    if (status !== 405) continue
    check(headers.allow !== undefined, exchange, () => ({ expected: '405 with Allow', saw: '405 without Allow' }))
  }
})
