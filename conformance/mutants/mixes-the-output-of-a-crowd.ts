import type { ProviderCall } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

/** So many calls at once are still told apart. */
const fewEnough = 8

export const mixesTheOutputOfACrowd: Mutant = {
  name: 'mixes-the-output-of-a-crowd',
  title: 'While more than eight providers speak, text goes to whichever execution spoke last.',
  predicts: ['output/concurrent-apart'],
  shownBy: ['output/many-at-once'],
  edits() {
    const open = new Set<ProviderCall>()
    let last = ''
    return {
      provider: (provider) => {
        const mixed = rewriteOutput((event) => {
          if (event.type !== 'output.delta' || !/^[\u4e00-\u9fff]{4}$/.test(event.delta)) return [event]
          const other = last
          last = event.delta
          return [other === '' || open.size <= fewEnough ? event : { ...event, delta: other }]
        })(provider)
        return {
          ...mixed,
          async *execute(call) {
            open.add(call)
            try {
              yield* mixed.execute(call)
            } finally {
              open.delete(call)
            }
          }
        }
      }
    }
  }
}
