import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const tellsAnotherUsageInTheResult: Mutant = {
  name: 'tells-another-usage-in-the-result',
  title: 'The result lacks the last usage fact that the snapshot has.',
  predicts: ['resources/result-agrees'],
  edits: () => ({
    app: rewriteJson(['result'], (body) =>
      Array.isArray(body.usage) ? { ...body, usage: body.usage.slice(0, -1) } : body
    )
  })
}
