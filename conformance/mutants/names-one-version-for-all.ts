import type { Mutant } from './mutant.ts'
import { rewriteProviderRequests } from './shared/rewrite-provider-requests.ts'

export const namesOneVersionForAll: Mutant = {
  name: 'names-one-version-for-all',
  title: 'Whatever anthropic_version is configured, the default one is sent.',
  predicts: ['configuration/provider-anthropic-version'],
  edits: () => ({
    network: rewriteProviderRequests((headers) => {
      if (headers.has('anthropic-version')) headers.set('anthropic-version', '2023-06-01')
    })
  })
}
