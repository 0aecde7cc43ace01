import type { Mutant } from './mutant.ts'
import { rewriteProviderHeaders } from './shared/rewrite-provider-headers.ts'

export const takesNonsenseForADay: Mutant = {
  name: 'takes-nonsense-for-a-day',
  title: 'A Retry-After that means nothing is a wait without an end.',
  predicts: ['attempts/invalid-retry-after'],
  patienceMs: 1500,
  edits: () => ({
    network: rewriteProviderHeaders((headers) => {
      const value = headers.get('retry-after')
      if (value !== null && !/^\d+$/.test(value) && Number.isNaN(Date.parse(value))) headers.set('retry-after', '86401')
    })
  })
}
