import type { Mutant } from './mutant.ts'
import { type Json, rewriteJson } from './shared/rewrite-answers.ts'

export const tidiesArgumentsInTheSnapshot: Mutant = {
  name: 'tidies-arguments-in-the-snapshot',
  title: 'The arguments of a tool call are written anew in the snapshot.',
  predicts: ['resources/snapshot-is-fold'],
  edits: () => ({
    app: rewriteJson(['execution', 'result'], (body) => {
      const result = body.result as { tool_calls?: readonly Json[] } | undefined
      if (result?.tool_calls === undefined) return body
      const tool_calls = result.tool_calls.map((call) => ({
        ...call,
        arguments: String(call.arguments).replaceAll(' ', '')
      }))
      return { ...body, result: { ...result, tool_calls } }
    })
  })
}
