import type { ProviderEvent } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'

export const withholdsOutput: Mutant = {
  name: 'withholds-output',
  title: 'No output can be read before the provider has said everything.',
  predicts: ['events/output-early'],
  patienceMs: 1500,
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      async *execute(call) {
        const held: ProviderEvent[] = []
        try {
          for await (const batch of provider.execute(call)) held.push(...batch)
        } finally {
          if (held.length > 0) yield held
        }
      }
    })
  })
}
