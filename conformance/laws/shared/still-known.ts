import type { ExchangeView } from './exchange-view.ts'
import type { RunView } from './run-view.ts'

/**
 * Whether an execution was certainly held by the runtime when an exchange about it was made: it had not ended, or it was served later
 * still. One that has ended may be evicted at any time, and is then 404 everywhere; one of a partition is 404 in every other.
 */
export function isStillKnown(view: RunView, { index, execution }: ExchangeView): boolean {
  if (JSON.stringify(view.run?.scenario.client ?? '').includes('execution-partition')) return false
  const known = view.executions.find(({ id }) => id === execution)
  if (known === undefined) return false
  const ended = known.readers.some(({ terminal }) => terminal !== undefined && terminal.index < index)
  if (!ended && known.index < index) return true
  const servedLater = (other: { readonly index: number }): boolean => other.index > index
  return (
    known.readers.some(servedLater) ||
    [...known.snapshots, ...known.results, ...known.cancels].some(
      (other) => servedLater(other) && other.exchange.status !== 404
    )
  )
}
