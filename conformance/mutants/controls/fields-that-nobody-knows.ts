import type { Control } from '../mutant.ts'
import { withFields } from '../shared/loose-event.ts'
import { rewriteJson } from '../shared/rewrite-answers.ts'
import { rewriteEvents } from '../shared/rewrite-log.ts'

const noted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, x_note: ['of', 'no', 'use'] } : value

export const fieldsThatNobodyKnows: Control = {
  name: 'fields-that-nobody-knows',
  title: 'Events, facts, errors and bodies hold fields that the specification does not name.',
  edits: () => ({
    store: rewriteEvents((event) => [
      withFields(event, {
        x_note: 1,
        error: noted(event.error),
        facts: Array.isArray(event.facts) ? event.facts.map(noted) : undefined
      })
    ]),
    app: rewriteJson(['runtime', 'providers', 'submit', 'execution', 'result', 'cancel', 'other'], noted)
  })
}
