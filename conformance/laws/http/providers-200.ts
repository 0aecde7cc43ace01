import { validateProviderList } from '../../../generated/validators.mjs'
import { judged } from '../shared/judged.ts'
import { isOutOfOrder } from '../shared/out-of-order.ts'
import { faultOf } from '../shared/schema.ts'

/** `GET /v1/providers` answers 200 with a list of manifests. */
export const providers200 = judged('http/providers-200', (view, check) => {
  // Who serves nobody shows nothing by it.
  if (!view.executions.some(({ log }) => log.length > 0)) return
  for (const exchange of view.exchanges) {
    const { status, body } = exchange.exchange
    if (exchange.operation !== 'listProviders' || exchange.breaks !== undefined || isOutOfOrder(status)) continue
    check(status === 200 && validateProviderList(body), exchange, () => ({
      expected: '200 with {data: ProviderManifest[]}',
      saw: status === 200 ? faultOf(validateProviderList) : `status ${status}`
    }))
  }
})
