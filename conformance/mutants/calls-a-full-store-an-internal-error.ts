import type { Mutant } from './mutant.ts'
import { rewriteFailed } from './shared/rewrite-errors.ts'

export const callsAFullStoreAnInternalError: Mutant = {
  name: 'calls-a-full-store-an-internal-error',
  title: 'An answer that the store has no room for fails with internal_error.',
  predicts: ['errors/store-limit'],
  edits: () => ({
    store: rewriteFailed((error) => (error.code === 'capacity_exceeded' ? { ...error, code: 'internal_error' } : error))
  })
}
