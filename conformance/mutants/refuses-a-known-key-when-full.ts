import type { Mutant } from './mutant.ts'
import { asked, operationOf } from './shared/rewrite-answers.ts'

export const refusesAKnownKeyWhenFull: Mutant = {
  name: 'refuses-a-known-key-when-full',
  title: 'A runtime that has just refused a submit for lack of room refuses the next one whatever its key.',
  predicts: ['idempotency/replay-when-full'],
  edits: () => {
    let full = false
    return {
      app: (app) => async (request) => {
        if (operationOf(request) !== 'submit') return app(request)
        const response = await app(full ? asked(request, { headers: { 'idempotency-key': null } }) : request)
        full = response.status === 429
        return response
      }
    }
  }
}
