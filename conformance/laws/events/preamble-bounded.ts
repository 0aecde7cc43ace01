import type { CallScript } from '../../model/script.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** So much longer than the deadline must a provider speak of nothing that no busy machine explains its being heard to the end. */
const surely = 5

/**
 * A provider that sends nothing but preamble is given up by the deadline: its answer, which it has ready long after, is not waited for.
 * Bounds of memory show on the outside only in that the runtime lives.
 */
export const preambleBounded = judged(
  'events/preamble-bounded',
  (view, check) => {
    for (const { attempts, request, terminal, calls } of joined(view)) {
      const attempt = attempts.at(-1)
      const deadline = request.deadline_ms
      const [call] = calls
      if (typeof deadline !== 'number' || attempt?.call?.script === undefined || call === undefined) continue
      if (preambleMs(attempt.call.script) < deadline * surely) continue
      const given = terminal?.type === 'execution.failed' && attempt.output.length === 0
      check(given, attempt.output[0] ?? terminal ?? attempt, () => ({
        expected: `execution.failed after ${deadline} ms of preamble`,
        saw: terminal?.type ?? 'no end'
      }))
    }
  },
  { timing: true }
)

/** How long a script speaks before it says anything of an answer, or ends; for ever where it falls silent. */
function preambleMs(script: CallScript): number {
  if (script.kind !== 'stream') return 0
  let total = 0
  for (const act of script.acts) {
    if ('wait' in act) total += act.wait
    else if ('stall' in act) return Number.POSITIVE_INFINITY
    else if (!('noise' in act || 'usage' in act)) return total
  }
  return total
}
