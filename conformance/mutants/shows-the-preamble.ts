import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const showsThePreamble: Mutant = {
  name: 'shows-the-preamble',
  title: 'The opening of a provider stream becomes an output event of its own.',
  predicts: ['events/preamble-no-output', 'events/attempts-not-mixed', 'output/text-fidelity'],
  edits: () => ({
    provider: (provider, rebuild) => ({
      ...provider,
      async *execute(call) {
        let open = false
        const watching = rebuild((fetch) => async (input, init) => {
          const response = await fetch(input, init)
          open = response.ok
          return response
        })
        let told = false
        const opening = [{ type: 'output.delta', output_index: 0, delta: '\u200b' }] as const
        try {
          for await (const batch of rewriteCalls(() => ({}))(watching).execute(call)) {
            if (!told) yield opening
            told = true
            yield batch
          }
        } catch (failure) {
          if (open && !told) yield opening
          throw failure
        }
      }
    })
  })
}
