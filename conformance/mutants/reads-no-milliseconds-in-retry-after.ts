import type { Mutant } from './mutant.ts'
import { rewriteProviderHeaders } from './shared/rewrite-provider-headers.ts'

export const readsNoMillisecondsInRetryAfter: Mutant = {
  name: 'reads-no-milliseconds-in-retry-after',
  title: 'The header retry-after-ms is unknown.',
  predicts: ['attempts/retry-after-forms'],
  edits: () => ({ network: rewriteProviderHeaders((headers) => headers.delete('retry-after-ms')) })
}
