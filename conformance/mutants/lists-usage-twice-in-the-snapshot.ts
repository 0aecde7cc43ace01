import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { rewriteJson } from './shared/rewrite-answers.ts'

export const listsUsageTwiceInTheSnapshot: Mutant = {
  name: 'lists-usage-twice-in-the-snapshot',
  title: 'A snapshot lists every fact twice.',
  predicts: ['usage/snapshot-sums'],
  edits: () => ({
    app: rewriteJson(['execution'], (body, status) =>
      status === 200 ? { ...body, usage: [...asList(body.usage), ...asList(body.usage)] } : body
    )
  })
}
