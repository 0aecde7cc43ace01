import type { Mutant } from './mutant.ts'
import { operationOf } from './shared/rewrite-answers.ts'

export const logsRequests: Mutant = {
  name: 'logs-requests',
  title: 'Every request is logged with its body.',
  predicts: ['security/prompts-not-logged'],
  edits: () => ({
    app: (app, log) => async (request) => {
      if (operationOf(request) === 'submit') log(`POST /v1/executions ${await request.clone().text()}\n`)
      return app(request)
    }
  })
}
