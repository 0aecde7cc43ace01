import { codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { storeLimitOf } from '../shared/store-limit.ts'

/** An answer that does not fit into what the store holds of one execution fails with `capacity_exceeded`. */
export const storeLimit = judged('errors/store-limit', (view, check) => {
  const limit = storeLimitOf(view)
  if (limit === undefined) return
  for (const { execution, said } of lastAttempts(view)) {
    const { terminal } = execution
    if (terminal === undefined || Buffer.byteLength(said.texts.join('')) <= limit) continue
    check(codeOf(terminal) === 'capacity_exceeded', terminal, () => ({
      expected: `capacity_exceeded for an answer of more than ${limit} bytes`,
      saw: brief(codeOf(terminal) ?? terminal.type)
    }))
  }
})
