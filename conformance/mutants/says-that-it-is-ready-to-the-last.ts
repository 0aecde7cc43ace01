import type { Mutant } from './mutant.ts'
import { rewriteAnswers } from './shared/rewrite-answers.ts'

export const saysThatItIsReadyToTheLast: Mutant = {
  name: 'says-that-it-is-ready-to-the-last',
  title: 'A runtime that was told to stop says that it is ready until it is gone.',
  predicts: ['storage/stopping-503'],
  edits: () => ({
    app: rewriteAnswers(async ({ operation, response }) => {
      if (operation !== 'runtime' || response.status !== 503) return response
      return Response.json({ ...((await response.json()) as object), state: 'ready' })
    })
  })
}
