import type { RequirementId } from '../../../generated/requirements.ts'
import type { Check, Claim } from '../../laws/shared/check.ts'
import { isTerminal, type SeenEvent, seenEvent } from '../../laws/shared/event.ts'
import { brief } from '../../laws/shared/json.ts'
import type { StreamFacts } from '../../laws/shared/streamed.ts'
import type { LogLaw } from './log-laws.ts'

/** One violation in a log. */
export interface LogFailure extends Claim {
  readonly line: number
  readonly execution: string
  readonly sequence?: number
}

/** What a log shows of one requirement. */
export interface LogFinding {
  readonly requirement: RequirementId
  /** How often the law's condition held. */
  readonly antecedents: number
  readonly failedExecutions: number
  /** The first of them. */
  readonly failures: readonly LogFailure[]
}

/** What a whole log shows. */
export interface LogFindings {
  readonly events: number
  readonly executions: number
  /** Of these: the log begins in the middle of them, so that what stands at their start is not judged. */
  readonly fragments: number
  /** Of these: the log ends before them. */
  readonly open: number
  /** Of these: left unfinished because too many were open at once. What came of them later counts as one more that begins in the middle. */
  readonly setAside: number
  readonly laws: readonly LogFinding[]
}

/** Judges a log of events, one event after the other. */
export interface LogJudge {
  take(data: Readonly<Record<string, unknown>> & { readonly execution_id: string }, line: number): void
  findings(): LogFindings
}

/** What a log judge holds at most. */
export interface LogLimits {
  /** Executions that are open at once; beyond it the one that began first is left. */
  readonly open: number
  /** Ids of finished executions that are remembered, to know what comes after their end. */
  readonly closed: number
}

export const defaultLogLimits: LogLimits = { open: 10_000, closed: 100_000 }

interface Execution {
  /** Requirements that it has broken. */
  failed?: Set<RequirementId>
}

interface OpenExecution extends Execution {
  readonly states: unknown[]
  readonly facts: StreamFacts
}

/**
 * Creates a judge over a log in which the events of each execution stand in their order and once, those of many interleaved as they like.
 * Memory is bounded by the executions that are open at once: one is closed at its terminal event.
 */
export function createLogJudge(laws: readonly LogLaw[], limits: LogLimits = defaultLogLimits): LogJudge {
  const counts = laws.map(({ requirement }) => createCounter(requirement))
  const late = { once: createCounter('terminal/exactly-one'), last: createCounter('terminal/nothing-after') }
  const open = new Map<string, OpenExecution>()
  const closed = new Map<string, Execution>()
  const totals = { events: 0, executions: 0, fragments: 0, setAside: 0 }

  const begin = (event: SeenEvent): OpenExecution => {
    const after = cursorBefore(event)
    const { execution } = event
    const begun = { states: laws.map(({ law }) => law.begin()), facts: { reader: 'log', execution, after } }
    open.set(execution, begun)
    totals.executions += 1
    if (after > 0) totals.fragments += 1
    if (open.size > limits.open) forgetFirst(open, () => (totals.setAside += 1))
    return begun
  }
  const end = (event: SeenEvent): void => {
    open.delete(event.execution)
    closed.set(event.execution, {})
    if (closed.size > limits.closed) forgetFirst(closed)
    late.once.held()
    late.last.held()
  }
  const afterEnd = (event: SeenEvent, ended: Execution): void => {
    const told = { ...brokenBy(event), expected: 'no event after the terminal event', saw: brief(event.type) }
    late.last.broken(told, ended)
    if (isTerminal(event)) late.once.broken({ ...told, expected: 'one terminal event' }, ended)
  }
  return {
    take(data, line) {
      totals.events += 1
      const event = eventOf(data, line)
      const ended = closed.get(event.execution)
      if (ended !== undefined) return afterEnd(event, ended)
      const execution = open.get(event.execution) ?? begin(event)
      for (let at = 0; at < laws.length; at += 1) {
        const count = counts[at] as Counter
        count.current = execution
        execution.states[at] = laws[at]?.law.step(execution.states[at], event, count.check, execution.facts)
      }
      if (isTerminal(event)) end(event)
    },
    findings: () => ({
      ...totals,
      open: open.size,
      laws: [...counts, late.once, late.last].map(({ finding }) => finding())
    })
  }
}

function eventOf(data: Readonly<Record<string, unknown>> & { readonly execution_id: string }, line: number): SeenEvent {
  const frame = {
    kind: 'sse.frame',
    time: 0,
    reader: 'log',
    execution: data.execution_id,
    data: '',
    json: data,
    offset: 0
  }
  return seenEvent(frame as Parameters<typeof seenEvent>[0], line)
}

/** A log that was cut at its start shows an execution from somewhere in the middle; one that begins with its first event is whole. */
function cursorBefore({ type, sequence }: SeenEvent): number {
  if (type === 'execution.accepted' || typeof sequence !== 'number' || !Number.isSafeInteger(sequence)) return 0
  return Math.max(0, sequence - 1)
}

/** Drops the entry that came first. */
function forgetFirst<Key>(entries: Map<Key, unknown>, onForget: () => void = () => undefined): void {
  for (const key of entries.keys()) {
    entries.delete(key)
    onForget()
    return
  }
}

const failuresKept = 5

interface Counter {
  readonly check: Check
  readonly finding: () => LogFinding
  /** Counts that the condition held. */
  held(): void
  broken(failure: LogFailure, execution: Execution): void
  /** The execution whose event is being judged. */
  current: Execution
}

function createCounter(requirement: RequirementId): Counter {
  const failures: LogFailure[] = []
  let antecedents = 0
  let failedExecutions = 0
  const counter: Counter = {
    current: {},
    held() {
      antecedents += 1
    },
    broken(failure, execution) {
      if (failures.length < failuresKept) failures.push(failure)
      if (execution.failed?.has(requirement)) return
      failedExecutions += 1
      execution.failed = (execution.failed ?? new Set()).add(requirement)
    },
    finding: () => ({ requirement, antecedents, failedExecutions, failures }),
    check: Object.assign(
      (holds: boolean, place: Place, claim: () => Claim): void => {
        antecedents += 1
        if (!holds) counter.broken({ ...brokenBy(place), ...claim() }, counter.current)
      },
      {
        fault: (place: Place, claim: Claim): void => counter.broken({ ...brokenBy(place), ...claim }, counter.current),
        result: () => ({ antecedents, violations: [] })
      }
    )
  }
  return counter
}

type Place = Parameters<Check>[1]

const brokenBy = ({ index, execution, sequence }: Place): Pick<LogFailure, 'line' | 'execution' | 'sequence'> => ({
  line: index,
  execution: execution ?? '',
  ...(typeof sequence === 'number' ? { sequence } : {})
})
