import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

const pauseMs = 400

export const pausesBeforeEveryAttempt: Mutant = {
  name: 'pauses-before-every-attempt',
  title: 'Behind each failure there is a pause, whether or not another candidate is at hand.',
  predicts: ['attempts/no-sleep-with-candidate'],
  edits: () => ({
    provider: rewriteFailures(async (failure, { output }) => {
      if (!output) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return failure
    })
  })
}
