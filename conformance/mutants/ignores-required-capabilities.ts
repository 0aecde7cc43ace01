import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const ignoresRequiredCapabilities: Mutant = {
  name: 'ignores-required-capabilities',
  title: 'A target is called though it lacks what the request demands.',
  predicts: ['routing/capability-filter'],
  edits: () => ({ runtime: rewriteSubmit(({ requirements: _, ...request }) => request) })
}
