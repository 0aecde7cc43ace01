import { providerFailure } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'

export const refusesWhatDoesNotFit: Mutant = {
  name: 'refuses-what-does-not-fit',
  title: 'An answer that does not fit the schema is a failure.',
  predicts: ['features/output-schema-not-judged'],
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      async *execute(call) {
        for await (const batch of provider.execute(call)) {
          if (call.request.output_schema !== undefined && batch.some(({ type }) => type === 'completed')) {
            throw providerFailure({
              failureClass: 'uncertain',
              code: 'provider_protocol_error',
              message: 'does not fit',
              remoteOutcome: 'finished'
            })
          }
          yield batch
        }
      }
    })
  })
}
