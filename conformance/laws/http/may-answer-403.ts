import { judged } from '../shared/judged.ts'

/** Observed where the loopback guard refuses a request. */
export const mayAnswer403 = judged('http/may-answer-403', (view, check) => {
  for (const exchange of view.exchanges) {
    const { status } = exchange.exchange
    if (status === 403) check(true, exchange, () => ({ expected: '403', saw: '403' }))
  }
})
