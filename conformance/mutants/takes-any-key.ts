import type { Mutant } from './mutant.ts'
import { asked, rewriteRequests } from './shared/rewrite-answers.ts'

export const takesAnyKey: Mutant = {
  name: 'takes-any-key',
  title: 'A key that is none is taken all the same.',
  predicts: ['idempotency/key-format'],
  edits: () => ({
    app: rewriteRequests((request) => {
      const key = request.headers.get('idempotency-key')
      const isKey = key === null || key.includes(', ') || /^[\x21-\x7e]{1,256}$/.test(key)
      return isKey ? request : asked(request, { headers: { 'idempotency-key': `mended-${crypto.randomUUID()}` } })
    })
  })
}
