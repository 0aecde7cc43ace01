import { isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Whatever body is a JSON object or list says so in its content type. */
export const jsonContentType = judged('http/json-content-type', (view, check) => {
  // Who serves nobody shows nothing by it.
  if (!view.executions.some(({ log }) => log.length > 0)) return
  for (const exchange of view.exchanges) {
    const { body, headers } = exchange.exchange
    if (!isRecord(body) && !Array.isArray(body)) continue
    const type = headers['content-type'] ?? ''
    check(/^application\/json *(?:;|$)/i.test(type), exchange, () => ({
      expected: 'application/json',
      saw: type === '' ? 'no content type' : type.slice(0, 80)
    }))
  }
})
