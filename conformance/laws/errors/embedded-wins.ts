import { contradicts } from '../../oracle.ts'
import { attemptCode, bounds, candidates, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Where the embedded type or code and the HTTP status disagree, code and consequence are those of the embedded one. */
export const embeddedWins = judged('errors/embedded-wins', (view, check) => {
  for (const execution of joined(view)) {
    const { fallback, maxAttempts } = bounds(view, execution)
    const room = fallback ? Math.min(maxAttempts, candidates(view, execution).length) : 1
    for (const attempt of execution.attempts) {
      const { said, failure, failed, terminal, ordinal } = attempt
      if (said === undefined || failure === undefined || !contradicts(said.ending)) continue
      if (failure.codes.length === 0 || (failed ?? terminal) === undefined) continue
      const code = attemptCode(attempt)
      const next = execution.attempts[ordinal] !== undefined
      const consequent = ordinal >= room || (failure.follow === 'must' ? next : failure.follow === 'may' || !next)
      check(failure.codes.some((allowed) => allowed === code) && consequent, failed ?? terminal ?? attempt, () => ({
        expected: `${failure.codes.join(' or ')}, another attempt ${failure.follow}`,
        saw: `${brief(code)}, ${next ? 'another attempt' : 'no other attempt'}`
      }))
    }
  }
})
