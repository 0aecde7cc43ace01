import { isCompleted } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

/** Counts where a runtime takes a provider's final frame although its blank line is missing; that it does not is as good. */
export const heldFinalFrame = judged('terminal/held-final-frame', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    const script = attempt.call?.script
    if (script?.kind !== 'stream' || script.framing?.unterminated !== true || said.ending.kind !== 'completed') continue
    if (isCompleted(execution)) check(true, attempt, () => ({ expected: '', saw: '' }))
  }
})
