import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

/** What fits into the column of somebody's table. */
const kept = 64

export const cutsLongKeys: Mutant = {
  name: 'cuts-long-keys',
  title: 'Of a long key only the first sixty-four characters count.',
  predicts: ['idempotency/key-bytes'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const key = request.headers.get('idempotency-key')
      // What is too long for any key is refused as it should be.
      if (key === null || key.length > 256) return request
      return asked(request, { headers: { 'idempotency-key': key.slice(0, kept) } })
    })
  })
}
