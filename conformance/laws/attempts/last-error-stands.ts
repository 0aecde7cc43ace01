import { codeOf, isInterrupted, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** An execution that failed because no attempt follows carries a code of what its last attempt was told. */
export const lastErrorStands = judged('attempts/last-error-stands', (view, check) => {
  for (const execution of joined(view)) {
    const last = execution.attempts.at(-1)
    const codes = last?.failure?.codes ?? []
    if (last === undefined || codes.length === 0 || isInterrupted(execution)) continue
    if (execution.terminal?.type !== 'execution.failed') continue
    const code = codeOf(execution.terminal)
    check(
      codes.some((allowed) => allowed === code),
      execution.terminal,
      () => ({
        expected: `the last attempt's error, ${codes.join(' or ')}`,
        saw: brief(code)
      })
    )
  }
})
