import type { Mutant } from './mutant.ts'
import { endAttemptAfter, timesOver } from './shared/limit-each-attempt.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const countsTheDeadlineFromEachAttempt: Mutant = {
  name: 'counts-the-deadline-from-each-attempt',
  title: 'The deadline of an execution begins anew with each of its attempts.',
  predicts: ['deadline/one-limit'],
  edits: () => ({
    runtime: rewriteSubmit((request) =>
      request.deadline_ms === undefined ? request : { ...request, deadline_ms: request.deadline_ms * timesOver }
    ),
    provider: endAttemptAfter(({ deadline_ms: deadline }) => deadline && deadline / timesOver, {
      failureClass: 'request_scoped',
      code: 'deadline_exceeded',
      message: 'The deadline passed.',
      remoteOutcome: 'unknown'
    })
  })
}
