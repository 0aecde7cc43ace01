import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

const cut = ['no_stream', 'truncated', 'malformed', 'reset', 'fin', 'silent']

/** An execution whose provider stopped without its own terminal has not succeeded. */
export const needsProviderTerminal = judged('terminal/needs-provider-terminal', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    if (!cut.includes(said.ending.kind)) continue
    check(execution.terminal?.type === 'execution.failed', execution.terminal ?? attempt, () => ({
      expected: `execution.failed, for the provider's answer was ${said.ending.kind === 'no_stream' ? 'no stream' : said.ending.kind}`,
      saw: String(execution.terminal?.type)
    }))
  }
})
