import type { Mutant } from './mutant.ts'
import { asked, operationOf } from './shared/rewrite-answers.ts'
import { whileStopping } from './shared/stopping.ts'

export const refusesAKnownKeyWhileItStops: Mutant = {
  name: 'refuses-a-known-key-while-it-stops',
  title: 'A runtime that is stopping refuses every submit, a known key too.',
  predicts: ['idempotency/replay-when-full'],
  edits: () =>
    whileStopping((app, isStopping) => (request) => {
      const unkeyed = isStopping() && operationOf(request) === 'submit'
      return app(unkeyed ? asked(request, { headers: { 'idempotency-key': null } }) : request)
    })
}
