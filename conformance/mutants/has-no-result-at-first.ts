import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'
import { peek } from './shared/rewrite-keyed.ts'

const error = { code: 'not_found', message: 'no such execution', retryable: false }

export const hasNoResultAtFirst: Mutant = {
  name: 'has-no-result-at-first',
  title: 'The first question for the result of an execution that runs is answered as if there were no such execution.',
  predicts: ['resources/submission-readable'],
  edits: () => {
    const asked = new Set<string>()
    return {
      app: rewriteAnswers(async ({ response, operation, path }) => {
        if (operation !== 'result' || asked.has(path)) return response
        asked.add(path)
        const status = response.status === 409 ? (await peek(response)).status : undefined
        const running = ['accepted', 'routing', 'running'].includes(String(status))
        return running ? answer(response, { status: 404, body: JSON.stringify({ error }) }) : response
      })
    }
  }
}
