import type { Mutant } from './mutant.ts'
import { rewriteFailed } from './shared/rewrite-errors.ts'

export const blamesAProviderForAStop: Mutant = {
  name: 'blames-a-provider-for-a-stop',
  title: 'Work that a shutdown cuts fails with provider_unavailable.',
  predicts: ['errors/internal-code'],
  edits: () => ({
    store: rewriteFailed((error) =>
      error.code === 'internal_error' ? { ...error, code: 'provider_unavailable' } : error
    )
  })
}
