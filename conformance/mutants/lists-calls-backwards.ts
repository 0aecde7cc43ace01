import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { rewriteResults } from './shared/rewrite-resources.ts'

export const listsCallsBackwards: Mutant = {
  name: 'lists-calls-backwards',
  title: 'The tool calls of a result stand in another order than they were started in.',
  predicts: ['resources/fold-tool-calls'],
  edits: () => ({
    app: rewriteResults((result) => ({ ...result, tool_calls: asList(result.tool_calls).toReversed() }))
  })
}
