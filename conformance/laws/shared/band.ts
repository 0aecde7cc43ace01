import type { RunView } from './run-view.ts'

/** How much of the machine's own delay may add up in what a law measures: both ends of a socket, a timer, a write. */
const lagsInARow = 4

/**
 * The latest that something with this limit may happen: the limit, a fixed slack for scheduling and sockets, and what the machine was
 * seen to delay the kit in this very run. For laws with `timing`.
 */
export const bandMs = ({ lagMs }: Pick<RunView, 'lagMs'>, limitMs: number, slackMs = 500): number =>
  limitMs + slackMs + lagsInARow * lagMs
