import { createHash } from 'node:crypto'
import type { Mutant } from './mutant.ts'
import { asked, operationOf, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesEqualBodiesForOneRequest: Mutant = {
  name: 'takes-equal-bodies-for-one-request',
  title: 'A body that came before is a replay, though it has no key.',
  predicts: ['idempotency/no-key-new-execution'],
  edits: () => ({
    app: rewriteRequests(async (request) => {
      if (operationOf(request) !== 'submit' || request.headers.has('idempotency-key')) return request
      const body = new Uint8Array(await request.arrayBuffer())
      const key = createHash('sha256').update(body).digest('hex')
      return asked(request, { body, headers: { 'idempotency-key': key, 'content-length': null } })
    })
  })
}
