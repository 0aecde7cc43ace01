import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const skipsACapableTarget: Mutant = {
  name: 'skips-a-capable-target',
  title: 'A target without tools is passed over though nobody asked for tools.',
  predicts: ['attempts/next-candidate'],
  edits: () => ({
    runtime: rewriteSubmit((request) => ({ ...request, requirements: { ...request.requirements, tools: true } }))
  })
}
