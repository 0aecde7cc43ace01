import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const completesOnAnErrorAlone: Mutant = {
  name: 'completes-on-an-error-alone',
  title: 'An error object as the first thing of a stream is an empty answer.',
  predicts: ['terminal/error-is-failure'],
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
        const bound = rewriteFailures((failure, { output }) =>
          opened && !output && failure.code !== 'provider_protocol_error' ? 'completed' : failure
        )
        return bound(watched).execute(call)
      }
    })
  })
}
