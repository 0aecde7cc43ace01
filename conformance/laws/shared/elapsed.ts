import type { ExecutionView } from './execution-view.ts'

/** Stored times are whole milliseconds at both ends, and a timer may fire a little early. */
const roundingMs = 20

/**
 * How long an execution took to its terminal event, by our clock or, where that is less, by the times that the runtime stored: a reader
 * may be shown the end late, and a runtime's clock may step. Absent where nobody saw the end.
 */
export function elapsed({ started, log, terminal }: ExecutionView): number | undefined {
  if (terminal === undefined) return undefined
  const [from, to] = [log[0], terminal].map((event) => Date.parse(String(event?.data.time)))
  const stored = Number(to) - Number(from) + roundingMs
  const seen = terminal.time - started
  return Number.isNaN(stored) ? seen : Math.min(seen, stored)
}

/** The deadline of an execution that was asked for one and was not cancelled. */
export function deadlineOf({ request, cancels }: ExecutionView): number | undefined {
  return typeof request.deadline_ms === 'number' && cancels.length === 0 ? request.deadline_ms : undefined
}
