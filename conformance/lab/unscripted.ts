import type { CallScript } from '../model/script.ts'

/**
 * A generating request for which the scenario has no script left (or no target) is answered with this, and recorded: a runtime that
 * makes one call too many sees a server error, never a second good answer.
 */
export const unscriptedCall: CallScript = { kind: 'status', status: 500, error: { kind: 'server' } }
