import { isJson } from '../../oracle/is-json.ts'
import { isCompleted } from '../shared/facts-of.ts'
import { at, briefText, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'
import { toolsOf } from '../shared/text-of.ts'

/** Arguments that are no JSON are shown as they are, in the events and in the result; of a cut answer their beginning. */
export const noArgumentRepair = judged('output/no-argument-repair', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    if (said.ending.kind === 'opaque') continue
    const whole = isCompleted(execution)
    const seen = toolsOf(attempt.output)
    for (const [position, { arguments: own }] of said.tools.entries()) {
      if (own === '' || isJson(own)) continue
      const shown = seen[position]
      if (shown === undefined) continue
      const same = whole ? shown.arguments === own : own.startsWith(shown.arguments)
      check(same, shown.started, () => ({
        expected: `the arguments as they are, ${briefText(own)}`,
        saw: briefText(shown.arguments)
      }))
      for (const body of [...execution.snapshots, ...execution.results]) {
        const calls = at(body.exchange.body, 'result', 'tool_calls')
        const told: unknown = Array.isArray(calls) ? calls[position] : undefined
        if (!isRecord(told)) continue
        check(told.arguments === own, body, () => ({
          expected: `the arguments as they are, ${briefText(own)}`,
          saw: briefText(String(told.arguments))
        }))
      }
    }
  }
})
