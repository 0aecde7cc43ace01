import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const hidesARunningExecution: Mutant = {
  name: 'hides-a-running-execution',
  title: 'An execution is found only once it has ended.',
  predicts: ['http/snapshot-200'],
  edits: () => ({
    app: rewriteAnswers(async ({ operation, response }) => {
      if (operation !== 'execution' || response.status !== 200) return response
      const text = await response.text()
      const { status } = JSON.parse(text) as { status: string }
      if (['succeeded', 'failed', 'cancelled'].includes(status)) return answer(response, { body: text })
      const error = { code: 'not_found', message: 'no such execution', retryable: false }
      return Response.json({ error }, { status: 404 })
    })
  })
}
