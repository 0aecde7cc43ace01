import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

const clamp = (value: number, most: number): number => Math.min(most, Math.max(1, value))

export const clampsRouting: Mutant = {
  name: 'clamps-routing',
  title: 'Routing figures outside their ranges are moved to the next value that is legal.',
  predicts: ['requests/routing-ranges'],
  edits: () => ({
    app: rewriteBody((body) => {
      const routing = body.routing as Readonly<Record<string, unknown>> | undefined
      if (routing === undefined) return body
      const { max_attempts: attempts, retry_budget_ms: budget } = routing
      return {
        ...body,
        routing: {
          ...routing,
          ...(typeof attempts === 'number' ? { max_attempts: clamp(attempts, 32) } : {}),
          ...(typeof budget === 'number' ? { retry_budget_ms: clamp(budget, 86_400_000) } : {})
        }
      }
    })
  })
}
