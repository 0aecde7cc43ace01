import { isUncertain } from '../shared/failure-kinds.ts'
import { openFailures } from '../shared/followed.ts'
import { judged } from '../shared/judged.ts'

/** Tells whether an adapter forbids the next attempt after a failure whose call may still run; nothing can be wrong with it. */
export const uncertainForbidden = judged('attempts/uncertain-forbidden', (view, check) => {
  for (const { execution, attempt } of openFailures(view)) {
    const { failure, ordinal } = attempt
    if (failure === undefined || !isUncertain(failure) || execution.attempts[ordinal] !== undefined) continue
    check(true, attempt, () => ({ expected: 'the end', saw: 'an attempt' }))
  }
})
