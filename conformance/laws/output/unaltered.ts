import { isCompleted } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { textDifference } from '../shared/text-compare.ts'
import { textsOf, toolsOf } from '../shared/text-of.ts'
import { toolDifference } from '../shared/tool-compare.ts'

/** What a filter for secrets and addresses would lay hands on. */
const delicate = /\b(sk|pk|rk)-[\w-]{8}|\bAKIA[A-Z0-9]{12}|\bBearer [\w.-]{8}|-----BEGIN |https?:\/\/|password\s*[=:]/i

/** Text and arguments that look like a credential or an address are shown as the model wrote them. */
export const unaltered = judged('output/unaltered', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    if (said.ending.kind === 'opaque') continue
    const whole = isCompleted(execution)
    if (said.texts.some((text) => delicate.test(text))) {
      const difference = textDifference(said.texts, textsOf(attempt.output), whole)
      check(difference === undefined, attempt.output[0] ?? attempt, () => difference ?? { expected: '', saw: '' })
    }
    if (said.tools.some((tool) => delicate.test(tool.arguments))) {
      const difference = toolDifference(said.tools, toolsOf(attempt.output), whole)
      check(
        difference === undefined,
        difference?.tool?.started ?? attempt,
        () => difference ?? { expected: '', saw: '' }
      )
    }
  }
})
