import { isDeepStrictEqual } from 'node:util'
import { isInterrupted, joined } from '../shared/facts-of.ts'
import { hasPlainlyFailed } from '../shared/failure-kinds.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A failure that no attempt follows is told by `execution.failed`; where that names an attempt or a target, it is the last one's. */
export const lastFailureIsTerminal = judged('attempts/last-failure-is-terminal', (view, check) => {
  for (const execution of joined(view)) {
    const last = execution.attempts.at(-1)
    if (last === undefined || !hasPlainlyFailed(last) || isInterrupted(execution)) continue
    const { terminal, log } = execution
    const { target, attempt } = terminal?.data ?? {}
    const names = last.selected.data
    const own =
      (target === undefined || isDeepStrictEqual(target, names.target)) &&
      (attempt === undefined || attempt === names.attempt)
    check(terminal?.type === 'execution.failed' && own, terminal ?? log.at(-1) ?? last, () => ({
      expected: `execution.failed for attempt ${last.ordinal} on ${brief(names.target)}`,
      saw: terminal === undefined ? 'no terminal event' : `${terminal.type} for ${brief(attempt)} on ${brief(target)}`
    }))
  }
})
