import { isCompleted } from '../shared/facts-of.ts'
import { at, brief, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

/** In snapshot and result, a call to which the provider gave no arguments has the arguments `{}`. */
export const emptyArguments = judged('output/empty-arguments', (view, check) => {
  for (const { execution, said } of lastAttempts(view)) {
    if (!isCompleted(execution)) continue
    for (const body of [...execution.snapshots, ...execution.results]) {
      const calls = at(body.exchange.body, 'result', 'tool_calls')
      if (body.exchange.status !== 200 || !Array.isArray(calls)) continue
      for (const [position, tool] of said.tools.entries()) {
        if (tool.arguments !== '') continue
        const call: unknown = calls[position]
        const told = isRecord(call) ? call.arguments : undefined
        check(told === '{}', body, () => ({ expected: `arguments "{}" of call ${position}`, saw: brief(told) }))
      }
    }
  }
})
