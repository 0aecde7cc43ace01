import type { Mutant } from './mutant.ts'
import { asList } from './shared/as-list.ts'
import { noFeatures } from './shared/no-features.ts'
import { type Json, rewriteBody } from './shared/rewrite-answers.ts'

const fields = new Set([
  ...['instructions', 'tools', 'tool_choice', 'parallel_tool_calls', 'output_schema'],
  ...['max_output_tokens', 'temperature', 'top_p', 'stop', 'reasoning_effort']
])
const parts: readonly unknown[] = ['message', 'tool_call', 'tool_result', 'provider_state']

/** What is left of a request for who knows the draft's fields alone. */
function plain(body: Json): Json {
  const known = Object.fromEntries(Object.entries(body).filter(([field]) => !fields.has(field)))
  if (!Array.isArray(body.input)) return known
  const input = asList(body.input).filter((part) => !parts.includes(part?.type) && part?.data === undefined)
  return { ...known, input: input.length > 0 ? input : [{ type: 'text', text: 'nothing' }] }
}

export const dropsFieldsThatItDoesNotKnow: Mutant = {
  name: 'drops-fields-that-it-does-not-know',
  title: 'Fields of features that are not claimed are left out in silence.',
  predicts: ['features/claimed-or-refused'],
  edits: () => ({ features: noFeatures, app: rewriteBody(plain) })
}
