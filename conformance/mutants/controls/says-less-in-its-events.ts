import type { Control } from '../mutant.ts'
import { withFields } from '../shared/loose-event.ts'
import { rewriteEvents } from '../shared/rewrite-log.ts'

export const saysLessInItsEvents: Control = {
  name: 'says-less-in-its-events',
  title: 'Nothing optional stands in an event: no target of a failure, no model served, no hint of the provider.',
  edits: () => ({
    features: { attempt_usage: false },
    store: rewriteEvents((event) => {
      const { provider_code: _c, retry_after_ms: _r, ...error } = (event.error ?? {}) as Record<string, unknown>
      const bare = event.error === undefined ? {} : { error }
      if (event.type === 'execution.failed')
        return [withFields(event, { ...bare, target: undefined, attempt: undefined })]
      return [withFields(event, { ...bare, served_model: undefined, waited_ms: undefined })]
    })
  })
}
