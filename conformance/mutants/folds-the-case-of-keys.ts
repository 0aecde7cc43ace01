import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const foldsTheCaseOfKeys: Mutant = {
  name: 'folds-the-case-of-keys',
  title: 'Keys that differ in case alone are one key.',
  predicts: ['idempotency/key-bytes'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const key = request.headers.get('idempotency-key')
      return key === null ? request : asked(request, { headers: { 'idempotency-key': key.toLowerCase() } })
    })
  })
}
