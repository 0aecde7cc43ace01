import type { ErrorCode } from '../../../generated/types.ts'
import type { Said } from '../../oracle.ts'
import type { AttemptView } from './attempt-view.ts'
import type { Check } from './check.ts'
import type { SeenEvent } from './event.ts'
import { attemptCode, isInterrupted, joined } from './facts-of.ts'
import { brief } from './json.ts'
import type { RunView } from './run-view.ts'
import { wordsOf } from './script-words.ts'

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
      checkWords(view, attempt, told, check)
    }
  }
}

/** An error is told in the runtime's own words: neither the prompt's nor the provider's. */
function checkWords(view: RunView, { call }: AttemptView, told: SeenEvent, check: Check): void {
  const error = JSON.stringify(told.data.error ?? null)
  const expected = 'an error in the words of the runtime'
  if (view.run !== undefined && error.includes(view.run.nonce)) {
    check.fault(told, { expected, saw: 'words of the prompt' })
  }
  if (call?.script !== undefined && wordsOf(call.script).some((words) => error.includes(words))) {
    check.fault(told, { expected, saw: 'words of the provider' })
  }
}

function describe({ ending }: Said): string {
  if (ending.kind === 'status') return `status ${ending.status}${ending.error ? ` (${ending.error})` : ''}`
  return ending.kind === 'error' ? `an error object (${ending.error})` : `an answer that was ${ending.kind}`
}
