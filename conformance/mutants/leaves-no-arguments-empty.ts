import type { Mutant } from './mutant.ts'
import { type Json, rewriteJson } from './shared/rewrite-answers.ts'

export const leavesNoArgumentsEmpty: Mutant = {
  name: 'leaves-no-arguments-empty',
  title: 'A tool call without arguments has the empty string for them.',
  predicts: ['output/empty-arguments'],
  edits: () => ({
    app: rewriteJson(['execution', 'result'], (body) => {
      const result = body.result as { tool_calls?: readonly Json[] } | undefined
      if (result?.tool_calls === undefined) return body
      const calls = result.tool_calls.map((call) => (call.arguments === '{}' ? { ...call, arguments: '' } : call))
      return { ...body, result: { ...result, tool_calls: calls } }
    })
  })
}
