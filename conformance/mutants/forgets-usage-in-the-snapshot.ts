import type { Mutant } from './mutant.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const forgetsUsageInTheSnapshot: Mutant = {
  name: 'forgets-usage-in-the-snapshot',
  title: 'A snapshot shows no usage.',
  predicts: ['resources/snapshot-is-fold'],
  edits: () => ({
    app: rewriteJson(['execution'], (body, status) => (status === 200 ? { ...body, usage: [] } : body))
  })
}
