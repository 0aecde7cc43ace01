import type { RunView } from './run-view.ts'

/**
 * Whether the run has an execution that was accepted and read: only beside one does a refusal say anything, since who refuses everything
 * refuses the right things too.
 */
export const isServed = (view: RunView): boolean => view.executions.some(({ log }) => log.length > 0)
