import { judged } from '../shared/judged.ts'

/** Tells whether a `route.attempt_failed` was followed by the end because the intended attempt did not start; nothing is wrong with it. */
export const intendedThenFailed = judged('attempts/intended-then-failed', (view, check) => {
  for (const { attempts } of view.executions) {
    const last = attempts.at(-1)
    if (last?.failed === undefined || last.terminal?.type !== 'execution.failed') continue
    check(true, last.failed, () => ({ expected: 'the end behind it', saw: 'an attempt' }))
  }
})
