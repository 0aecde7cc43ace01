import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

const caches = ['cache_read_token', 'cache_write_token'] as const

/** Where a provider told of a cache as part of its input, the reported parts are together no more than the reported whole. */
export const cacheIsPart = judged('usage/cache-is-part', (view, check) => {
  const units = unitsOf(view)
  for (const whole of units) {
    if (whole.unit !== 'input_token' || whole.expected.is !== 'known') continue
    const parts = units.filter(
      ({ attempt, unit }) => attempt === whole.attempt && caches.some((cache) => cache === unit)
    )
    const told = parts.flatMap(({ expected }) => (expected.is === 'known' ? [expected.quantity] : []))
    const sum = told.reduce((total, quantity) => total + quantity, 0)
    // A provider that contradicts itself is passed on as it is.
    if (sum === 0 || sum > whole.expected.quantity) continue
    const input = whole.facts[0]
    const cached = parts.flatMap(({ facts }) => facts.map(({ fact }) => Number(fact.quantity)))
    if (input === undefined || cached.length === 0) continue
    const total = cached.reduce((all, quantity) => all + quantity, 0)
    check(total <= Number(input.fact.quantity), input.event, () => ({
      expected: `at most ${brief(input.fact.quantity)} cached, as much as the whole input_token`,
      saw: `${total}`
    }))
  }
})
