import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { textDifference } from '../shared/text-compare.ts'
import { textsOf } from '../shared/text-of.ts'

/** Where the provider reasoned visibly, the text deltas are its text alone and the reasoning deltas its reasoning. */
export const reasoningNotText = judged('output/reasoning-not-text', (view, check) => {
  for (const { attempt, said } of lastAttempts(view)) {
    if (said.reasoning === '' || said.ending.kind !== 'completed' || attempt.terminal?.type !== 'execution.completed')
      continue
    const text = textDifference(said.texts, textsOf(attempt.output), true)
    const reasoning = textsOf(attempt.output, 'output.reasoning.delta').join('')
    const claimed = view.run?.features.includes('reasoning') === true
    // Who neither claims the feature nor shows any reasoning has shown nothing of how it works.
    if (!claimed && reasoning === '') continue
    const whole = reasoning === said.reasoning
    check(
      text === undefined && whole,
      attempt.output[0] ?? attempt,
      () => text ?? { expected: `${said.reasoning.length} characters of reasoning`, saw: `${reasoning.length}` }
    )
  }
})
