import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** What a runtime counts of its providers is what it lists of them, where a run asks for both. */
export const providerCount = judged('resources/provider-count', (view, check) => {
  const answered = view.exchanges.filter(({ exchange }) => exchange.status === 200)
  const listed = answered.find(({ operation }) => operation === 'listProviders')
  const data = at(listed?.exchange.body, 'data')
  if (!Array.isArray(data)) return
  for (const asked of answered) {
    if (asked.operation !== 'getRuntime') continue
    const count = at(asked.exchange.body, 'provider_count')
    check(count === data.length, asked, () => ({
      expected: `provider_count ${data.length}, as many as are listed`,
      saw: brief(count)
    }))
  }
})
