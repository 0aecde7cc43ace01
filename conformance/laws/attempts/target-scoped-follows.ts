import { isTargetScoped } from '../shared/failure-kinds.ts'
import { openFailures } from '../shared/followed.ts'
import { judged } from '../shared/judged.ts'

/** Tells whether another target is tried after a failure that belongs to the first one alone; nothing can be wrong with it. */
export const targetScopedFollows = judged('attempts/target-scoped-follows', (view, check) => {
  for (const { execution, attempt } of openFailures(view)) {
    const { failure, ordinal } = attempt
    const next = execution.attempts[ordinal]
    if (failure && isTargetScoped(failure) && next)
      check(true, next, () => ({ expected: 'another target', saw: 'none' }))
  }
})
