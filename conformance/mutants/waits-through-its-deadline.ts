import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const waitsThroughItsDeadline: Mutant = {
  name: 'waits-through-its-deadline',
  title: 'The deadline of an execution counts from its first provider request, not while it waits for a slot.',
  predicts: ['routing/waiting-ends'],
  patienceMs: 1500,
  edits: () => ({
    // For a provider with a single slot that is as good as none.
    runtime: rewriteSubmit(({ deadline_ms: deadline, ...request }) =>
      deadline === undefined || request.ability.startsWith('lab.narrow.')
        ? request
        : { ...request, deadline_ms: deadline }
    )
  })
}
