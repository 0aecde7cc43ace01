import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

/** Counts where the model that a provider claims to have served is told; then it is the provider's word. */
export const servedModel = judged('target/served-model', (view, check) => {
  for (const { execution, said } of lastAttempts(view)) {
    const { terminal } = execution
    const told = terminal?.data.served_model
    if (terminal === undefined || told === undefined || said.ending.kind !== 'completed') continue
    const { servedModel: own } = said.ending
    check(own === undefined || told === own, terminal, () => ({
      expected: `served_model ${brief(own)}`,
      saw: brief(told)
    }))
  }
})
