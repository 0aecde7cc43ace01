import type { ExecutionView } from '../shared/execution-view.ts'
import { codeOf, isCompleted, isInterrupted } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { ReaderView } from '../shared/reader-view.ts'
import { isSlow, wholeReading } from '../shared/resumed.ts'
import { completedBy } from '../shared/said-attempts.ts'

/** A machine that kept the kit waiting for so long may have cost its readers their patience. */
const busyMs = 250

/**
 * While one reader is slow, or has stopped reading for a while, the others get everything, the execution comes to the end that its
 * provider gives it, and what the slow one missed it gets in its own time, over a new connection if it was dropped.
 */
export const slowReader = judged(
  'replay/slow-reader',
  (view, check) => {
    for (const execution of view.executions) {
      const { readers, log, terminal } = execution
      const impatient = view.lagMs > busyMs
      const slow = readers.filter((reader) => isSlow(view.run, reader) && reader.opened.after === 0)
      for (const reader of slow) {
        const others = readers.filter((other) => !slow.includes(other) && isBeside(reader, other))
        if (impatient && [reader, ...others].some(({ closed }) => closed?.how === 'timeout')) continue
        const starved = others.find(({ closed, terminal: end }) => closed?.how === 'timeout' && end === undefined)
        const whole = wholeReading(reader, readers)
        const lost = terminal !== undefined && reader.closed?.how !== 'client' && whole.terminal === undefined
        const spoilt = isSpoilt(execution, view.run?.features ?? [])
        check(starved === undefined && !lost && !spoilt && terminal !== undefined, starved ?? reader, () => ({
          expected: 'everybody served, and the end that the provider gave',
          saw: starved
            ? `${starved.name} still waiting after ${starved.events.length} events`
            : spoilt || terminal === undefined
              ? `${terminal?.type ?? 'no end'} ${brief(codeOf(terminal))}`
              : `${whole.events.length} of ${log.length} events for ${reader.name}`
        }))
      }
    }
  },
  { timing: true }
)

/** Whether one read while the other did. */
function isBeside(one: ReaderView, other: ReaderView): boolean {
  const end = (reader: ReaderView): number => reader.closedIndex ?? Number.POSITIVE_INFINITY
  return one.index < end(other) && other.index < end(one) && other.opened.after === 0 && other.closed?.how !== 'client'
}

/** Whether an answer that its provider completed was told as something else; a limit of the store may be met by any long one. */
function isSpoilt(execution: ExecutionView, features: readonly string[]): boolean {
  const { attempts, terminal, cancels } = execution
  if (codeOf(terminal) === 'cancelled' && cancels.length === 0) return true
  const served = attempts.some((attempt) => completedBy(attempt, features))
  return served && !isCompleted(execution) && !isInterrupted(execution) && codeOf(terminal) !== 'capacity_exceeded'
}
