import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const listsUsageBackwards: Mutant = {
  name: 'lists-usage-backwards',
  title: 'The usage of a snapshot stands in another order than that of the events.',
  predicts: ['resources/fold-usage'],
  edits: () => ({
    app: rewriteJson(['execution', 'result'], (body) =>
      'usage' in body ? { ...body, usage: asList(body.usage).toReversed() } : body
    )
  })
}
