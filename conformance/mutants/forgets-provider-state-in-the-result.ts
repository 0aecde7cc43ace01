import type { Mutant } from './mutant.ts'
import { type Json, rewriteJson } from './shared/rewrite-answers.ts'

const bare = (result: unknown): unknown => {
  if (typeof result !== 'object' || result === null) return result
  const { provider_state: _state, ...rest } = result as Json
  return rest
}

export const forgetsProviderStateInTheResult: Mutant = {
  name: 'forgets-provider-state-in-the-result',
  title: 'The result lists no provider state.',
  predicts: ['features/provider-state-listed', 'resources/fold-provider-state'],
  edits: () => ({ app: rewriteJson(['result'], (body) => ({ ...body, result: bare(body.result) })) })
}
