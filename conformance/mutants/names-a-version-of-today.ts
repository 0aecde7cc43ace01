import type { Mutant } from './mutant.ts'
import { rewriteProviderRequests } from './shared/rewrite-provider-requests.ts'

export const namesAVersionOfToday: Mutant = {
  name: 'names-a-version-of-today',
  title: 'Where no version of the protocol is configured the date of the day is sent.',
  predicts: ['configuration/anthropic-version-default'],
  edits: () => ({
    network: rewriteProviderRequests((headers) => {
      if (headers.get('anthropic-version') === '2023-06-01') headers.set('anthropic-version', '2026-11-30')
    })
  })
}
