import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

export const clampsParameters: Mutant = {
  name: 'clamps-parameters',
  title: 'Parameters outside their ranges are moved to the next value that is legal.',
  predicts: ['features/generation-ranges'],
  edits: () => ({
    app: rewriteBody((body) => (typeof body.top_p === 'number' ? { ...body, top_p: Math.min(1, body.top_p) } : body))
  })
}
