import type { RunTarget } from '../../model/verdict.ts'
import type { AttemptView } from './attempt-view.ts'
import type { ExecutionView } from './execution-view.ts'
import { candidates, joined } from './facts-of.ts'
import type { CallView } from './ledger-view.ts'
import type { RunView } from './run-view.ts'

/** An execution that was accepted while every slot of its first candidate was taken for certain. */
export interface WaitingView {
  readonly execution: ExecutionView & { readonly calls: readonly CallView[] }
  readonly submitted: number
  readonly answered: number
  /** Until when all slots were taken for certain, whatever the runtime did. */
  readonly fullUntil: number
  /** When the first of those calls came to its end, as its script has it. */
  readonly freeAt: number
  /** Its attempt at the target, and its provider request there. */
  readonly attempt?: AttemptView
  readonly call?: CallView
}

/** One target with a configured limit, and who came when it was reached. */
export interface CrowdView {
  readonly target: RunTarget
  readonly concurrency: number
  readonly queue: number
  readonly calls: readonly CallView[]
  readonly waiting: readonly WaitingView[]
  /** How many calls were held by a barrier of their script at a moment: those were open for certain. */
  heldAt(time: number): number
}

/** The targets of a run whose limit its scenario can reach; only the extended configuration tells limits. */
export function crowdsOf(view: RunView): readonly CrowdView[] {
  return (view.run?.targets ?? []).flatMap((target) => {
    const { max_concurrency: concurrency, max_queue_depth: queue } = target.extended ?? {}
    if (concurrency === undefined || queue === undefined || concurrency > 8) return []
    const calls = view.calls.filter((call) => call.target === target.id)
    const holds = calls.flatMap(holdOf)
    const heldAt = (time: number): number => holds.filter(({ from, until }) => from <= time && time < until).length
    const fullAt = (time: number, own: readonly CallView[]): Full | undefined => {
      const active = holds.filter(({ call, from, until }) => from <= time && time < until && !own.includes(call))
      if (active.length < concurrency) return undefined
      const first = (of: (hold: Hold) => number): number => Math.min(...active.map(of))
      return { fullUntil: first(({ until }) => until), freeAt: first(({ end }) => end) }
    }
    return [{ target, concurrency, queue, calls, heldAt, waiting: waitingAt(view, target, fullAt) }]
  })
}

interface Hold {
  readonly call: CallView
  readonly from: number
  readonly until: number
  readonly end: number
}

type Full = Pick<WaitingView, 'fullUntil' | 'freeAt'>

/** A call that its script held at a barrier until the client side let it go; one that was left while it was held proves no more. */
function holdOf(call: CallView): Hold[] {
  const { barriers, end } = call
  const [barrier] = barriers
  if (barrier === undefined) return []
  if (end?.how === 'aborted' && end.time <= (barrier.passed ?? Number.POSITIVE_INFINITY)) return []
  const { time: from, passed: until = Number.POSITIVE_INFINITY } = barrier
  return [{ call, from, until, end: Math.max(until, end?.time ?? until) }]
}

function waitingAt(
  view: RunView,
  target: RunTarget,
  fullAt: (time: number, own: readonly CallView[]) => Full | undefined
): readonly WaitingView[] {
  return joined(view).flatMap((execution): WaitingView[] => {
    const submit = view.exchanges.find(
      ({ exchange }) => exchange.operation === 'submitExecution' && exchange.execution === execution.id
    )?.exchange
    if (submit === undefined || candidates(view, execution)[0]?.id !== target.id) return []
    // A submit that is answered late may find its own call on the wire already: nobody waits for themselves.
    const full = fullAt(submit.time, execution.calls)
    if (full === undefined) return []
    const attempt = execution.attempts.find(({ provider }) => provider === target.id)
    const call = execution.calls.find((one) => one.target === target.id)
    const found = { execution, submitted: submit.started, answered: submit.time, ...full }
    return [{ ...found, ...(attempt === undefined ? {} : { attempt }), ...(call === undefined ? {} : { call }) }]
  })
}

/** The moment in which any reader first saw an event; later than it was written. */
export function seenAt({ readers }: ExecutionView, sequence: unknown): number {
  const times = readers.flatMap(({ events }) => events.filter((event) => event.sequence === sequence))
  return Math.min(...times.map(({ time }) => time))
}
