import type { HttpExchange, StreamOpened } from '../../model/transcript.ts'
import type { Item, RunStarted } from '../../model/verdict.ts'
import { type AttemptView, attemptsOf, type Hearing, joinCalls } from './attempt-view.ts'
import type { Place } from './check.ts'
import { isTerminal, type SeenEvent } from './event.ts'
import type { ExchangeView } from './exchange-view.ts'
import { at, isRecord } from './json.ts'
import type { CallView } from './ledger-view.ts'
import type { ReaderView } from './reader-view.ts'

/** One accepted execution with all that was seen of it. */
export interface ExecutionView extends Place {
  readonly id: string
  /** `as` of its submit; `main` by default. */
  readonly name: string
  /** When its submit was sent; the kit's monotonic milliseconds. */
  readonly started: number
  /** The body that was submitted, as far as it is known. */
  readonly request: Readonly<Record<string, unknown>>
  readonly readers: readonly ReaderView[]
  /** The whole log as far as any readers together saw it, in sequence order. */
  readonly log: readonly SeenEvent[]
  readonly terminal?: SeenEvent
  readonly attempts: readonly AttemptView[]
  /** Its provider requests; undefined when executions of one run overlapped and have no labels, so that nobody can tell whose they are. */
  readonly calls?: readonly CallView[]
  /** Other executions of the run that were under way while this one was. */
  readonly beside: readonly string[]
  readonly snapshots: readonly ExchangeView[]
  readonly results: readonly ExchangeView[]
  readonly cancels: readonly ExchangeView[]
}

interface Found extends Place {
  readonly id: string
  readonly name: string
  readonly started: number
  readonly label?: string
  readonly request: Readonly<Record<string, unknown>>
}

/** The accepted executions of a run, in order of submission. */
export function executionsOf(
  items: readonly Item[],
  run: RunStarted | undefined,
  readers: readonly ReaderView[],
  exchanges: readonly ExchangeView[],
  calls: readonly CallView[],
  machine: Pick<Hearing, 'lagMs' | 'calm'>
): readonly ExecutionView[] {
  const hearing = { features: run?.features ?? [], ...machine, refused: refusedOf(run) }
  const found = findExecutions(items, run, readers)
  const ownCalls = callsByExecution(found, readers, calls)
  return found.map((execution, position) => {
    const own = readers.filter((reader) => reader.execution === execution.id)
    const log = logOf(own)
    const terminal = log.find(isTerminal)
    const mine = ownCalls?.[position]
    const of = (operation: ExchangeView['operation']) =>
      exchanges.filter(
        (exchange) =>
          exchange.operation === operation && exchange.execution === execution.id && exchange.breaks === undefined
      )
    return {
      ...execution,
      execution: execution.id,
      readers: own,
      log,
      ...(terminal === undefined ? {} : { terminal }),
      attempts: mine === undefined ? attemptsOf(log) : joinCalls(attemptsOf(log), mine, hearing),
      ...(mine === undefined ? {} : { calls: mine }),
      beside: found.filter((other) => other !== execution && overlap(execution, other, readers)).map(({ id }) => id),
      snapshots: of('getExecution'),
      results: of('getExecutionResult'),
      cancels: of('cancelExecution')
    }
  })
}

function refusedOf(run: RunStarted | undefined): readonly string[] {
  const calls = run?.scenario.calls ?? []
  return (run?.targets ?? []).flatMap(({ id }, position) =>
    calls[position]?.some((script) => script.kind === 'drop' && script.how === 'refuse') ? [id] : []
  )
}

function findExecutions(
  items: readonly Item[],
  run: RunStarted | undefined,
  readers: readonly ReaderView[]
): readonly Found[] {
  const seen: Found[] = []
  const base = { ability: run?.ability, ...run?.scenario.request }
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'http.exchange' || !isSubmit(item)) continue
    const id = at(item.body, 'execution_id')
    if ((item.status !== 202 && item.status !== 200) || typeof id !== 'string') continue
    const request = isRecord(item.requestBody) ? item.requestBody : base
    const label = labelOf(request)
    const named = { index, id, name: item.name ?? 'main', started: item.started, request }
    seen.push(label === undefined ? named : { ...named, label })
  }
  for (const { execution: id, opened, index, name } of readers) {
    if (id !== '')
      seen.push({ index, id, name: nameOf(name, opened), started: opened.started ?? opened.time, request: base })
  }
  // An execution begins with the submit that made it, whether that was answered with JSON or with a stream.
  const found = new Map<string, Found>()
  for (const one of seen.toSorted((a, b) => a.started - b.started)) if (!found.has(one.id)) found.set(one.id, one)
  return [...found.values()]
}

const labelOf = ({ input }: Readonly<Record<string, unknown>>): string | undefined =>
  /label-([a-z0-9]+)-n-/.exec(JSON.stringify(input) ?? '')?.[1]

/** The name of the submit that a stream answers; a reader of a log that nobody submitted here has its own. */
const nameOf = (reader: string, { via }: StreamOpened): string =>
  via === 'inline' ? reader.replace(/-inline$/, '') : reader

const isSubmit = (exchange: HttpExchange): boolean =>
  exchange.method === 'POST' && exchange.path.split('?')[0] === '/v1/executions'

/** The provider requests of each execution: by time, or by their labels where executions overlapped; undefined where neither tells. */
function callsByExecution(
  found: readonly Found[],
  readers: readonly ReaderView[],
  calls: readonly CallView[]
): readonly (readonly CallView[])[] | undefined {
  const windows = windowsOf(found, readers)
  if (windows !== undefined) {
    return windows.map(({ from, to }) => calls.filter(({ request }) => request.time >= from && request.time < to))
  }
  const labels = new Set(found.flatMap(({ label }) => label ?? []))
  if (labels.size < found.length) return undefined
  return found.map(({ label }) => calls.filter(({ request }) => request.label === label))
}

/** The spans in which provider requests belong to one execution; undefined when executions overlapped. */
function windowsOf(
  found: readonly Found[],
  readers: readonly ReaderView[]
): readonly { from: number; to: number }[] | undefined {
  for (const [position, execution] of found.entries()) {
    const next = found[position + 1]
    if (next !== undefined && endOf(execution, readers) > next.started) return undefined
  }
  return found.map(({ started }, position) => ({
    from: position === 0 ? Number.NEGATIVE_INFINITY : started,
    to: found[position + 1]?.started ?? Number.POSITIVE_INFINITY
  }))
}

/** When a reader first got the terminal event. */
function endOf({ id }: Found, readers: readonly ReaderView[]): number {
  const own = readers.filter(({ execution }) => execution === id)
  return Math.min(...own.map(({ terminal }) => terminal?.time ?? Number.POSITIVE_INFINITY))
}

const overlap = (one: Found, other: Found, readers: readonly ReaderView[]): boolean =>
  one.started < endOf(other, readers) && other.started < endOf(one, readers)

/** The best whole reading, lengthened by what other readers saw beyond its end. */
function logOf(readers: readonly ReaderView[]): readonly SeenEvent[] {
  const whole = readers.filter(({ opened }) => opened.after === 0)
  const best = whole.reduce<readonly SeenEvent[]>(
    (longest, { events }) => (events.length > longest.length ? events : longest),
    []
  )
  const log = [...best]
  if (log.some(isTerminal)) return log
  const beyond = new Map<unknown, SeenEvent>()
  for (const { events } of readers) {
    for (const event of events) if (!beyond.has(event.sequence)) beyond.set(event.sequence, event)
  }
  for (;;) {
    const next = beyond.get(Number(log.at(-1)?.sequence ?? 0) + 1)
    if (next === undefined) return log
    log.push(next)
    if (isTerminal(next)) return log
  }
}
