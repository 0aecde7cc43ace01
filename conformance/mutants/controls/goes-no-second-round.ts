import type { Control } from '../mutant.ts'
import { rewriteSubmit } from '../shared/rewrite-submit.ts'

export const goesNoSecondRound: Control = {
  name: 'goes-no-second-round',
  title: 'Once every candidate was used the execution fails, whatever max_attempts allows.',
  edits: () => ({
    runtime(runtime) {
      const models = runtime.providers().flatMap((provider) => provider.models)
      return rewriteSubmit((request) => {
        // What an edit changes, a key stands for: only requests that may go round are touched.
        if (request.routing?.allow_fallback !== true) return request
        const needed = request.requirements?.tools === true
        const serving = models.filter(
          ({ abilities, tools }) => abilities.includes(request.ability) && (tools || !needed)
        )
        const most = Math.min(request.routing?.max_attempts ?? 32, Math.max(1, serving.length))
        return { ...request, routing: { ...request.routing, max_attempts: most } }
      })(runtime)
    }
  })
}
