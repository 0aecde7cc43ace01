import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { toolsOf } from '../shared/text-of.ts'

/**
 * A call that came without an id is shown with one that no other call has. A runtime that fails such an answer, whose provider left out
 * what its own protocol prescribes, shows no such call either.
 */
export const callIdMadeUp = judged('events/call-id-made-up', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    if (!said.tools.some(({ anonymous }) => anonymous)) continue
    const seen = toolsOf(attempt.output)
    for (const [position, { callId, started }] of seen.entries()) {
      if (said.tools[position]?.anonymous !== true) continue
      const own =
        typeof callId === 'string' && callId !== '' && seen.filter((other) => other.callId === callId).length === 1
      check(own, started, () => ({ expected: 'an id of its own for a call without one', saw: brief(callId) }))
    }
    if (seen.length === 0) {
      check(execution.terminal?.type === 'execution.failed', execution.terminal ?? attempt, () => ({
        expected: `${said.tools.length} calls, or a failure`,
        saw: 'a success without any'
      }))
    }
  }
})
