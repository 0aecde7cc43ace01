import { isDeepStrictEqual } from 'node:util'
import { codeOf } from '../shared/facts-of.ts'
import { brief, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** An attempt that another one follows has exactly one `route.attempt_failed`, with its own target, number and an error. */
export const attemptFailedEvidence = judged('attempts/attempt-failed-evidence', (view, check) => {
  for (const { attempts } of view.executions) {
    for (const { selected, failed, events, ordinal, failure } of attempts.slice(0, -1)) {
      const count = events.filter(({ type }) => type === 'route.attempt_failed').length
      const own =
        isDeepStrictEqual(failed?.data.target, selected.data.target) && failed?.data.attempt === selected.data.attempt
      const codes = failure?.codes ?? []
      if (failed && codes.length > 0 && !codes.some((code) => code === codeOf(failed))) {
        check.fault(failed, { expected: `error ${codes.join(' or ')}`, saw: brief(codeOf(failed)) })
      }
      check(count === 1 && own && isRecord(failed?.data.error), failed ?? selected, () => ({
        expected: `one route.attempt_failed for attempt ${ordinal} on ${brief(selected.data.target)}`,
        saw: failed ? `${count}, on ${brief(failed.data.target)}, attempt ${brief(failed.data.attempt)}` : 'none'
      }))
    }
  }
})
