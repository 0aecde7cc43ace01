import type { Mutant } from './mutant.ts'
import { operationOf } from './shared/rewrite-answers.ts'

export const logsResults: Mutant = {
  name: 'logs-results',
  title: 'Every result is logged as it is given out.',
  predicts: ['security/prompts-not-logged'],
  edits: () => ({
    app: (app, log) => async (request) => {
      const response = await app(request)
      if (operationOf(request) === 'result') log(`${await response.clone().text()}\n`)
      return response
    }
  })
}
