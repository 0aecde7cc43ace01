import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const showsAFailedAttemptsOutput: Mutant = {
  name: 'shows-a-failed-attempts-output',
  title: 'What a failed attempt was about to say is shown before the next one begins.',
  predicts: ['events/attempts-not-mixed', 'attempts/commits-text', 'attempts/no-fallback-after-output'],
  edits: () => ({
    store: rewriteEvents((event) => {
      if (event.type !== 'route.attempt_failed') return [event]
      const own = { attempt: undefined, target: undefined, error: undefined }
      const fields = { ...own, type: 'output.delta', status: 'running', output_index: 0, delta: 'Let me see' }
      return [withFields(event, fields), event]
    })
  })
}
