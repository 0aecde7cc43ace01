import type { Mutant } from './mutant.ts'
import { noFeatures } from './shared/no-features.ts'
import { type Json, rewriteBody } from './shared/rewrite-answers.ts'

function unruled(body: Json): Json {
  if (typeof body.routing !== 'object' || body.routing === null) return body
  const { policy: _policy, ...routing } = body.routing as Json
  return { ...body, routing }
}

export const takesAPolicyThatItCannotKnow: Mutant = {
  name: 'takes-a-policy-that-it-cannot-know',
  title: 'A runtime without policies takes a request that names one.',
  predicts: ['features/policy-without-feature'],
  edits: () => ({ features: noFeatures, app: rewriteBody(unruled) })
}
