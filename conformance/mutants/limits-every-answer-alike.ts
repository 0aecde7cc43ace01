import type { Mutant } from './mutant.ts'
import { rewriteProviderBodies } from './shared/rewrite-provider-bodies.ts'

export const limitsEveryAnswerAlike: Mutant = {
  name: 'limits-every-answer-alike',
  title: 'A provider that requires an output limit is told 4096, whatever was asked for or configured.',
  predicts: ['configuration/output-limit'],
  edits: () => ({
    network: rewriteProviderBodies((body) => ('max_tokens' in body ? { ...body, max_tokens: 4096 } : body))
  })
}
