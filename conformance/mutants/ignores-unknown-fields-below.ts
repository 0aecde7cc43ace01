import type { Mutant } from './mutant.ts'
import { type Json, rewriteBody } from './shared/rewrite-answers.ts'

const routing = ['policy', 'strategy', 'provider_order', 'allow_fallback', 'max_attempts', 'retry_budget_ms']

const kept = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value as Json).filter(([name]) => routing.includes(name)))
    : value

export const ignoresUnknownFieldsBelow: Mutant = {
  name: 'ignores-unknown-fields-below',
  title: 'A field that the schema does not name is left out wherever it stands below the top.',
  predicts: ['requests/unknown-fields'],
  edits: () => ({
    app: rewriteBody((body) => (body.routing === undefined ? body : { ...body, routing: kept(body.routing) }))
  })
}
