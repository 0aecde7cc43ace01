import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const commitsOnPreamble: Mutant = {
  name: 'commits-on-preamble',
  title: 'Once a provider stream has opened nothing else is tried, though nothing was said.',
  predicts: ['attempts/preamble-commits-nothing'],
  edits: () => ({
    provider: (provider, rebuild) => ({
      ...provider,
      execute(call) {
        let opened = false
        const watched = rebuild((fetch) => async (input, init) => {
          const response = await fetch(input, init)
          opened = response.ok
          return response
        })
        const bound = rewriteFailures((failure) => ({ ...failure, forbidsFurtherAttempts: opened }))
        return bound(watched).execute(call)
      }
    })
  })
}
