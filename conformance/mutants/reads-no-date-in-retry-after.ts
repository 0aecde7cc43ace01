import type { Mutant } from './mutant.ts'
import { rewriteProviderHeaders } from './shared/rewrite-provider-headers.ts'

export const readsNoDateInRetryAfter: Mutant = {
  name: 'reads-no-date-in-retry-after',
  title: 'A Retry-After that is a date means nothing.',
  predicts: ['attempts/retry-after-forms'],
  edits: () => ({
    network: rewriteProviderHeaders((headers) => {
      if (headers.get('retry-after')?.includes(':')) headers.delete('retry-after')
    })
  })
}
