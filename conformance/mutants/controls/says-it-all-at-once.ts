import type { ProviderEvent } from '../../../reference/core/ports.ts'
import type { Control } from '../mutant.ts'

export const saysItAllAtOnce: Control = {
  name: 'says-it-all-at-once',
  title: 'An answer is shown when it is whole, and the text of one that failed is still shown.',
  mayWarn: ['events/output-early'],
  patienceMs: 9000,
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      async *execute(call) {
        const held: ProviderEvent[] = []
        let failure: unknown
        try {
          for await (const batch of provider.execute(call)) held.push(...batch)
        } catch (thrown) {
          failure = thrown
        }
        if (held.length > 0) yield held
        if (failure !== undefined) throw failure
      }
    })
  })
}
