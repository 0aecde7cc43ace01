import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

function legal(metadata: unknown): unknown {
  const entries = Object.entries(Object(metadata) as Record<string, unknown>)
  return Object.fromEntries(entries.filter(([, value]) => typeof value !== 'object').slice(0, 64))
}

export const takesAnyMetadata: Mutant = {
  name: 'takes-any-metadata',
  title: 'What is wrong with metadata is left out and the request accepted.',
  predicts: ['requests/metadata-range'],
  edits: () => ({
    app: rewriteBody((body) => (body.metadata === undefined ? body : { ...body, metadata: legal(body.metadata) }))
  })
}
