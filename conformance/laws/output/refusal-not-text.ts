import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { textDifference } from '../shared/text-compare.ts'
import { textsOf } from '../shared/text-of.ts'

/** Where the provider refused in words, the text deltas are its text alone and the refusal deltas its refusal. */
export const refusalNotText = judged('output/refusal-not-text', (view, check) => {
  for (const { attempt, said } of lastAttempts(view)) {
    // A dialect that streams no refusal text can at most name the refusal as the finish.
    const refused = said.refusal !== '' || (said.ending.kind === 'completed' && said.ending.finish === 'refusal')
    if (!refused || attempt.terminal?.type !== 'execution.completed') continue
    const text = textDifference(said.texts, textsOf(attempt.output), true)
    const refusal = textsOf(attempt.output, 'output.refusal.delta').join('')
    const whole = said.refusal === '' || view.run?.features.includes('refusal') !== true || refusal === said.refusal
    check(
      text === undefined && whole,
      attempt.output[0] ?? attempt,
      () => text ?? { expected: `${said.refusal.length} characters of refusal`, saw: `${refusal.length}` }
    )
  }
})
