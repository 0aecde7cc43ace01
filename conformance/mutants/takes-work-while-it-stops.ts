import type { Mutant } from './mutant.ts'
import { operationOf } from './shared/rewrite-answers.ts'
import { whileStopping } from './shared/stopping.ts'

export const takesWorkWhileItStops: Mutant = {
  name: 'takes-work-while-it-stops',
  title: 'New work is accepted by a runtime that is stopping.',
  predicts: ['storage/stopping-503'],
  edits: () =>
    whileStopping((app, isStopping) => async (request) => {
      const response = await app(request)
      if (!isStopping() || operationOf(request) !== 'submit' || response.status !== 503) return response
      const submission = {
        execution_id: crypto.randomUUID(),
        status: 'accepted',
        created_at: new Date().toISOString(),
        idempotent_replay: false
      }
      return Response.json(submission, { status: 202 })
    })
}
