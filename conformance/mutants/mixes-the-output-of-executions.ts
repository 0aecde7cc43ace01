import type { ProviderCall } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const mixesTheOutputOfExecutions: Mutant = {
  name: 'mixes-the-output-of-executions',
  title: 'Text goes to whichever execution spoke last.',
  predicts: ['output/concurrent-apart'],
  edits() {
    let last: { readonly call: ProviderCall; readonly delta: string } | undefined
    return {
      provider: rewriteCalls((call) => ({
        event(event) {
          // Other words are left alone: one foreign alphabet is enough.
          if (event.type !== 'output.delta' || !/^[\u4e00-\u9fff]{4}$/.test(event.delta)) return [event]
          const other = last
          last = { call, delta: event.delta }
          return [other === undefined || other.call === call ? event : { ...event, delta: other.delta }]
        }
      }))
    }
  }
}
