import type { ExecutionView } from './execution-view.ts'
import type { CallView } from './ledger-view.ts'

/** Timers may be a little early, and two clocks are read one after the other. */
export const clockSlackMs = 25

/** A moment at which the execution had been accepted for certain: its first provider request. Undefined where there was none. */
export const acceptedBy = ({ calls }: ExecutionView): number | undefined => calls?.[0]?.request.time

/**
 * The earliest moment at which a runtime can have known that a call failed: the first byte of an answer that is an error as a whole, the
 * end of one that broke off. Undefined where the script leaves it open.
 */
export function failureToldAt({ script, writes, end }: CallView): number | undefined {
  if (script?.kind === 'status') return writes[0] ?? end?.time
  const last = script?.kind === 'stream' ? script.acts.at(-1) : undefined
  const breaksOff = last === undefined || 'cut' in last
  return breaksOff && end?.how === 'done' ? end.time : undefined
}
