import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

const fieldsOf = (extension: unknown): unknown => Object(extension).request ?? Object(extension).input ?? {}

export const spreadsEveryExtension: Mutant = {
  name: 'spreads-every-extension',
  title: 'Whatever stands under any extension is sent to the provider.',
  predicts: ['requests/extensions-ignored'],
  edits: () => ({
    runtime: rewriteSubmit((request) => {
      if (request.extensions === undefined) return request
      const all = Object.assign({}, ...Object.values(request.extensions).map(fieldsOf)) as Record<string, unknown>
      return { ...request, extensions: { openai: { request: all }, anthropic: { request: all } } }
    })
  })
}
