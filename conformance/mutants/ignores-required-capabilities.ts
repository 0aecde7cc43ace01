import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const ignoresRequiredCapabilities: Mutant = {
  name: 'ignores-required-capabilities',
  title: 'A target is called though it lacks what the request demands.',
  predicts: [
    'routing/capability-filter',
    'routing/true-demands',
    'routing/none-no-call',
    'errors/no-capable-target',
    'routing/modalities'
  ],
  edits: () => ({ runtime: rewriteSubmit(({ requirements: _, ...request }) => request) })
}
