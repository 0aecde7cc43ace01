import type { HttpExchange, StreamOpened } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { describeEvent, type Say } from './describe-event.ts'
import type { TimelineEntry } from './timeline.ts'

/** An entry with the place of its item in the run, and the reader it belongs to. */
export interface PlacedEntry extends TimelineEntry {
  readonly item: number
  readonly reader?: string
  /** The provider request whose bytes it tells; consecutive ones of one request become one entry. */
  readonly bytesOf?: number
  /** The provider request whose end it is. */
  readonly endOf?: number
}

/** All entries of a run in time order. A client's exchange gives two: what was asked, and the answer. */
export function entriesOf(items: readonly Item[], say: Say): PlacedEntry[] {
  const started = items[0]?.time ?? 0
  const targets = targetsByRequest(items)
  const all = items.flatMap((item, index): PlacedEntry[] =>
    entries(item, targets, say).map((entry) => ({ ...entry, at: rounded(entry.at - started), item: index }))
  )
  return all.toSorted((a, b) => a.at - b.at)
}

const rounded = (milliseconds: number): number => Math.max(0, Math.round(milliseconds * 10) / 10)

function targetsByRequest(items: readonly Item[]): ReadonlyMap<number, string> {
  return new Map(items.flatMap((item) => (item.kind === 'ledger.request' ? [[item.request, item.target]] : [])))
}

type Raw = Omit<PlacedEntry, 'item'>

function entries(item: Item, targets: ReadonlyMap<number, string>, say: Say): Raw[] {
  const at = item.time
  const down = { at, from: 'runtime', to: 'client' }
  switch (item.kind) {
    case 'http.exchange':
      return exchange(item, say)
    case 'sse.opened':
      return opened(item)
    case 'sse.frame':
      return [{ ...down, reader: item.reader, text: describeEvent(item.json, item.id, say) }]
    case 'sse.comment':
      return [{ ...down, reader: item.reader, text: 'a comment' }]
    case 'sse.closed': {
      const party = item.how === 'client' || item.how === 'timeout' ? { at, from: 'client', to: 'runtime' } : down
      const text = `end of stream: ${endings[item.how]} (${item.reader})`
      return [{ ...party, reader: item.reader, text }]
    }
    case 'end':
      return [{ at, from: 'client', to: 'client', text: 'the run is over' }]
    case 'leak':
      return [{ at, from: 'runtime', to: 'runtime', text: `a key of ${item.of} in ${item.where}` }]
    case 'output':
      return item.found.map(({ what, where }) => ({ at, from: 'runtime', to: 'runtime', text: `${what} in ${where}` }))
    case 'ledger.request':
    case 'ledger.bytes':
    case 'ledger.barrier':
    case 'ledger.end':
      return ledger(item, targets.get(item.request) ?? 'provider', say)
    default:
      return []
  }
}

function opened({ time, started, reader, after, via, status }: StreamOpened): Raw[] {
  const where = after > 0 ? ` after ${after}` : ''
  const asked = via === 'inline' ? 'POST /v1/executions, for a stream' : `GET …/events${where}`
  return [
    { at: started ?? time, from: 'client', to: 'runtime', reader, text: `${asked} (${reader})` },
    { at: time, from: 'runtime', to: 'client', reader, text: `${status}, event stream (${reader})` }
  ]
}

const endings = {
  eof: 'complete',
  reset: 'connection reset',
  client: 'left by the client',
  timeout: 'no end in time',
  overflow: 'more than the kit keeps'
} as const

function exchange(item: HttpExchange, say: Say): Raw[] {
  const asked = `${item.method} ${shortPath(item.path, say)}`
  const key = item.idempotencyKey === undefined ? '' : ', with an idempotency key'
  const { status, error, idempotent_replay: replay } = fieldsOf(item.body)
  const code = typeof fieldsOf(error).code === 'string' ? ` ${say(String(fieldsOf(error).code))}` : ''
  const state = typeof status === 'string' ? `, ${say(status)}` : ''
  const answer = item.failure === undefined ? `${item.status}${code}${state}` : `no answer: ${item.failure}`
  return [
    { at: item.started, from: 'client', to: 'runtime', text: `${asked}${key}` },
    { at: item.time, from: 'runtime', to: 'client', text: `${answer}${replay === true ? ', a replay' : ''}` }
  ]
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** An execution's id says nothing to a reader; its first characters tell two apart. */
function shortPath(path: string, say: Say): string {
  return say(path.replace(/(\/v1\/executions\/)([^/?]{13,})/, (_, before, id) => `${before}${id.slice(0, 8)}…`))
}

type LedgerItem = Extract<Item, { kind: `ledger.${string}` }>

function ledger(item: LedgerItem, target: string, say: Say): Raw[] {
  const at = item.time
  switch (item.kind) {
    case 'ledger.request': {
      const call = item.call === undefined ? '' : `, call ${item.call}`
      const own =
        item.answeredBy === undefined || item.answeredBy === 'script' ? '' : `, answered by the lab: ${item.answeredBy}`
      return [{ at, from: 'runtime', to: target, text: `${item.method} ${shortPath(item.path, say)}${call}${own}` }]
    }
    case 'ledger.bytes':
      return [{ at, from: target, to: 'runtime', text: `${item.written} bytes so far`, bytesOf: item.request }]
    case 'ledger.barrier':
      return [{ at, from: target, to: target, text: `waits at ${item.barrier}` }]
    case 'ledger.passed':
      return [{ at, from: target, to: target, text: `goes on behind ${item.barrier}` }]
    case 'ledger.end': {
      if (item.how === 'done')
        return [{ at, from: target, to: 'runtime', text: `end, ${item.written} bytes`, endOf: item.request }]
      return [{ at, from: 'runtime', to: target, text: `left by the runtime after ${item.written} bytes` }]
    }
  }
}
