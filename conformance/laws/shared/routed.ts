import type { Check } from './check.ts'
import type { ExecutionView } from './execution-view.ts'
import { bounds, candidates } from './facts-of.ts'
import type { RunView } from './run-view.ts'

/** Checks that attempts go where the routing fields in force say: the first candidate first, and as many as are allowed. */
export function checkRouted(view: RunView, execution: ExecutionView, check: Check): void {
  const { attempts, terminal } = execution
  const order = candidates(view, execution).map(({ id }) => id)
  const { maxAttempts, fallback } = bounds(view, execution)
  const stray = attempts.find(({ provider }, position) => provider !== order[position % Math.max(1, order.length)])
  const surplus = attempts[maxAttempts]
  const first = attempts[0]
  const short =
    fallback && attempts.length === 1 && maxAttempts > 1 && first?.failure?.follow === 'must' && terminal !== undefined
  check(stray === undefined && surplus === undefined && !short, stray ?? surplus ?? execution, () => ({
    expected: `attempts at ${order.slice(0, maxAttempts).join(', ')}`,
    saw: attempts.map(({ provider }) => String(provider)).join(', ') || 'none'
  }))
}
