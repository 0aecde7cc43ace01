import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

const known = ['ability', 'input', 'requirements', 'routing', 'deadline_ms', 'metadata', 'extensions']

export const ignoresUnknownFields: Mutant = {
  name: 'ignores-unknown-fields',
  title: 'A field that the schema does not name is left out and the request accepted.',
  predicts: ['requests/unknown-fields'],
  edits: () => ({
    app: rewriteBody((body) => Object.fromEntries(Object.entries(body).filter(([name]) => known.includes(name))))
  })
}
