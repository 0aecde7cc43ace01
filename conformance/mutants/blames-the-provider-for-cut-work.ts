import type { Mutant } from './mutant.ts'
import { recoversWithError } from './shared/disk-faults.ts'

export const blamesTheProviderForCutWork: Mutant = {
  name: 'blames-the-provider-for-cut-work',
  title: 'Work that a crash interrupted is told as a failure of the provider.',
  predicts: ['storage/interrupted-work', 'errors/internal-code'],
  edits: () => recoversWithError({ code: 'provider_unavailable' })
}
