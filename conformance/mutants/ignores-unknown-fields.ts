import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

const known = [
  ...['ability', 'input', 'requirements', 'routing', 'deadline_ms', 'metadata', 'extensions', 'instructions'],
  ...['tools', 'tool_choice', 'parallel_tool_calls', 'output_schema'],
  ...['max_output_tokens', 'temperature', 'top_p', 'stop', 'reasoning_effort']
]

export const ignoresUnknownFields: Mutant = {
  name: 'ignores-unknown-fields',
  title: 'A field that the schema does not name is left out and the request accepted.',
  predicts: ['requests/unknown-fields'],
  edits: () => ({
    app: rewriteBody((body) => Object.fromEntries(Object.entries(body).filter(([name]) => known.includes(name))))
  })
}
