import type { Mutant } from './mutant.ts'
import { type Json, rewriteBody } from './shared/rewrite-answers.ts'

export const ignoresAnUnknownPolicy: Mutant = {
  name: 'ignores-an-unknown-policy',
  title: 'A policy that nobody has configured is taken for none.',
  predicts: ['features/policy-unknown'],
  edits: () => ({
    app: rewriteBody((body) => {
      const { policy, ...routing } = (body.routing ?? {}) as Json
      return typeof policy === 'string' && !policy.startsWith('lab-') ? { ...body, routing } : body
    })
  })
}
