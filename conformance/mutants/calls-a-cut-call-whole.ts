import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { rewriteResults } from './shared/rewrite-resources.ts'

export const callsACutCallWhole: Mutant = {
  name: 'calls-a-cut-call-whole',
  title: 'A tool call that was cut is shown as if it were whole.',
  predicts: ['resources/cut-call-incomplete'],
  edits: () => ({
    app: rewriteResults((result) => {
      const calls = asList(result.tool_calls).map(({ complete: _complete, ...call }) => call)
      return { ...result, tool_calls: calls }
    })
  })
}
