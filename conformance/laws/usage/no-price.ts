import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'
import { factsIn } from '../shared/usage-facts.ts'

const moneyKey = /price|cost|currency|amount|money|charge|billed|billing|credit/i
/** ISO codes of the usual billing currencies, currency names and signs. */
const moneyUnit =
  /(^|[^a-z])(usd|eur|gbp|jpy|cny|chf|inr|krw|cad|aud|dollars?|euros?|cents?|credits?|currency|price|cost)([^a-z]|$)|[$€£¥]/i

/** No key of a fact speaks of money, and no unit is a currency. */
export const noPrice = streamed(
  'usage/no-price',
  () => null,
  (state, event, check) => {
    for (const { fact } of factsIn(event)) {
      const key = Object.keys(fact).find((name) => moneyKey.test(name))
      const unit = moneyUnit.test(String(fact.unit).replaceAll('_', ' '))
      check(key === undefined && !unit, event, () => ({
        expected: 'a quantity without money',
        saw: key ? `field ${key}` : `unit ${brief(fact.unit)}`
      }))
    }
    return state
  }
)
