import type { Mutant } from './mutant.ts'
import { rewriteProviderHeaders } from './shared/rewrite-provider-headers.ts'

export const takesSecondsForMilliseconds: Mutant = {
  name: 'takes-seconds-for-milliseconds',
  title: 'The seconds of a Retry-After are taken for milliseconds.',
  predicts: ['attempts/retry-after-forms'],
  edits: () => ({
    network: rewriteProviderHeaders((headers) => {
      const seconds = headers.get('retry-after')
      if (seconds !== null && /^\d+$/.test(seconds)) headers.set('retry-after-ms', seconds)
    })
  })
}
