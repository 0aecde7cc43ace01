import type { Item, Witness } from '../model/verdict.ts'
import { digest } from '../report/timeline/digest.ts'
import type { Timeline } from '../report/timeline/timeline.ts'
import type { RunContext } from './context.ts'
import type { MoveLog } from './moves.ts'
import { shellLines } from './shell/shell-lines.ts'

/** What one run showed: the witness, and the run around it in a bounded form. */
export interface Violation {
  readonly witness: Witness
  readonly timeline: Timeline
  /** What the client did, as shell lines. */
  readonly lines: readonly string[]
  /** The last lines that the runtime had written by then, where the run saw it break off or answer 5xx. */
  readonly output?: readonly string[]
}

/** Whether the runtime itself seems to have failed: no answer, a reset, or a 5xx. */
const brokeOff = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      (item.kind === 'http.exchange' && (item.status >= 500 || item.failure !== undefined)) ||
      (item.kind === 'sse.closed' && item.how === 'reset')
  )

const nonceOf = (items: readonly Item[]): string => items.find((item) => item.kind === 'run')?.nonce ?? ''

/** Shows a violation with the run around it. To be called while the runtime's last lines are those of that run. */
export const createShowing =
  ({ output, scan, desk }: Pick<RunContext, 'output' | 'scan' | 'desk'>) =>
  (items: readonly Item[], witness: Witness, { moves }: MoveLog): Violation => {
    const written = brokeOff(items) ? output?.() : undefined
    return {
      witness,
      timeline: digest(items, witness, scan.redact),
      lines: shellLines(moves, { nonce: nonceOf(items), elsewhere: desk.origins.elsewhere }),
      ...(written === undefined || written.length === 0 ? {} : { output: written })
    }
  }
