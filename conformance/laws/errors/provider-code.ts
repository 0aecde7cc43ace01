import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A provider's code is passed on as a short word or not at all. */
export const providerCode = judged('errors/provider-code', (view, check) => {
  for (const { attempts } of view.executions) {
    for (const { call, failed, terminal } of attempts) {
      const told = failed ?? terminal
      // What no provider caused shows nothing of how its code is passed on.
      if (call === undefined || told === undefined || told.type === 'execution.completed') continue
      const code = at(told.data, 'error', 'provider_code')
      const short = code === undefined || (typeof code === 'string' && /^[A-Za-z0-9_.:-]{1,64}$/.test(code))
      check(short, told, () => ({
        expected: 'no provider_code, or at most 64 of A-Z a-z 0-9 _ . : -',
        saw: typeof code === 'string' ? `${code.length} characters` : brief(code)
      }))
    }
  }
})
