import type { ErrorCode } from '../../../generated/types.ts'
import type { Said } from '../../oracle.ts'
import type { Check } from './check.ts'
import { attemptCode, isInterrupted, joined } from './facts-of.ts'
import { brief } from './json.ts'
import type { RunView } from './run-view.ts'

/**
 * Checks the code of every attempt whose provider said something of the chosen kind, where the cause table leaves no doubt about it.
 * Both `route.attempt_failed` and the terminal event are judged.
 */
export function checkCauseCode(view: RunView, code: ErrorCode, chosen: (said: Said) => boolean, check: Check): void {
  for (const execution of joined(view)) {
    for (const attempt of execution.attempts) {
      const { failure, said, failed, terminal } = attempt
      if (said === undefined || failure?.codes.length !== 1 || failure.codes[0] !== code || !chosen(said)) continue
      if (failed === undefined && isInterrupted(execution)) continue
      const told = failed ?? terminal
      if (told === undefined) continue
      check(attemptCode(attempt) === code, told, () => ({
        expected: `${code} after ${describe(said)}`,
        saw: brief(attemptCode(attempt) ?? told.type)
      }))
    }
  }
}

function describe({ ending }: Said): string {
  if (ending.kind === 'status') return `status ${ending.status}${ending.error ? ` (${ending.error})` : ''}`
  return ending.kind === 'error' ? `an error object (${ending.error})` : `an answer that was ${ending.kind}`
}
