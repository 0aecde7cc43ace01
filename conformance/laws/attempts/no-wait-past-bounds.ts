import type { AttemptView } from '../shared/attempt-view.ts'
import { bounds, codeOf, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/**
 * A provider's wish to wait that reaches past budget or deadline is not granted: the execution ends with that attempt's own error, not
 * with the deadline's, and the target is not called again.
 */
export const noWaitPastBounds = judged('attempts/no-wait-past-bounds', (view, check) => {
  for (const execution of joined(view)) {
    const { fallback, budgetMs, deadlineMs } = bounds(view, execution)
    const limit = Math.min(budgetMs ?? Number.POSITIVE_INFINITY, deadlineMs ?? Number.POSITIVE_INFINITY)
    const { attempts, terminal } = execution
    const asked = attempts.find((attempt) => wishOf(attempt) > limit)
    if (!fallback || asked === undefined || terminal === undefined) continue
    const again = attempts.slice(asked.ordinal).some(({ provider }) => provider === asked.provider)
    const ownCode = terminal.type === 'execution.completed' || codeOf(terminal) !== 'deadline_exceeded'
    check(!again && ownCode, again ? asked : terminal, () => ({
      expected: `no wait for ${String(asked.provider)}, which asks for more than the ${limit} ms left`,
      saw: again ? 'another attempt on it' : brief(codeOf(terminal))
    }))
  }
})

/** The wait that the attempt's provider asked for, in milliseconds; 0 for none. */
function wishOf({ call }: AttemptView): number {
  if (call?.script?.kind !== 'status') return 0
  const headers = Object.entries(call.script.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const)
  const value = (name: string): number => Number(headers.find(([key]) => key === name)?.[1] ?? Number.NaN)
  const milliseconds = value('retry-after-ms')
  if (milliseconds > 0) return milliseconds
  const seconds = value('retry-after')
  return seconds > 0 ? seconds * 1000 : 0
}
