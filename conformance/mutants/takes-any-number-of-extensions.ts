import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

export const takesAnyNumberOfExtensions: Mutant = {
  name: 'takes-any-number-of-extensions',
  title: 'Extensions beyond the sixty-fourth are left out and the request accepted.',
  predicts: ['requests/extensions-range'],
  edits: () => ({
    app: rewriteBody((body) =>
      body.extensions === undefined
        ? body
        : { ...body, extensions: Object.fromEntries(Object.entries(Object(body.extensions)).slice(0, 64)) }
    )
  })
}
