import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

const known: readonly unknown[] = [
  ...['text', 'json', 'image', 'audio', 'video', 'file', undefined],
  ...['message', 'tool_call', 'tool_result', 'provider_state']
]

export const leavesOutUnknownParts: Mutant = {
  name: 'leaves-out-unknown-parts',
  title: 'Parts of a type that nobody specified are left out and the rest accepted.',
  predicts: ['requests/part-types'],
  edits: () => ({
    app: rewriteBody((body) =>
      Array.isArray(body.input)
        ? { ...body, input: asList(body.input).filter(({ type }) => known.includes(type)) }
        : body
    )
  })
}
