import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const blamesAProviderForNoTarget: Mutant = {
  name: 'blames-a-provider-for-no-target',
  title: 'An ability that nobody has fails as if a provider were out of reach.',
  predicts: ['errors/no-capable-target'],
  edits: () => ({
    store: rewriteEvents((event) => {
      const error = event.error as { code?: string } | undefined
      if (error?.code !== 'capability_unavailable') return [event]
      return [withFields(event, { error: { ...error, code: 'provider_unavailable' } })]
    })
  })
}
