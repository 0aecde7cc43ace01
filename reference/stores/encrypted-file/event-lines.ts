import { isTerminal } from '../../core/lifecycle.ts'
import type { Claim, EventDraft, StoredEvent } from '../../core/ports.ts'
import { type SerialisedEvents, serialiseEvents } from '../serialise-events.ts'
import { type PlainRecord, sealedBytes } from './record.ts'
import type { WalkedRecord } from './walk.ts'

/** What a journal keeps of a claim: all but the request itself. */
export interface ClaimLine {
  /** Where it is no UUID, so that the file's name does not tell it. */
  readonly execution_id?: string
  readonly created_at: string
  readonly ability: string
  readonly partition?: string
  readonly metadata?: Claim['request']['metadata']
  /** Digests, in base64. */
  readonly key?: string
  readonly fingerprint?: string
}

/** A batch of events, serialised once. */
export interface EventBatch extends SerialisedEvents {
  /** The same, as it goes to the journal, and the bytes that it takes there. */
  readonly records: readonly PlainRecord[]
  readonly disk: number
}

/** A record is closed once it holds so many events or characters, so that reading one event opens no more than that. */
const mostEvents = 512
const mostCharacters = 32 * 1024

/** Serialises events: all readers share the text. A claim goes in front of the first. */
export function serialise(drafts: readonly EventDraft[], claim?: ClaimLine): EventBatch {
  const serialised = serialiseEvents(drafts)
  const records = toRecords(serialised.events, claim)
  return {
    ...serialised,
    records,
    disk: records.reduce((sum, { payload }) => sum + sealedBytes(payload.length), 0)
  }
}

/** The records of a batch: one line an event, `type status data`, with a claim in front where there is one. JSON text holds no line feed. */
function toRecords(events: readonly StoredEvent[], claim?: ClaimLine): PlainRecord[] {
  const records: PlainRecord[] = []
  let text = claim === undefined ? '' : `${JSON.stringify(claim)}\n`
  let from = 0
  events.forEach((event, at) => {
    text += `${event.type} ${event.status} ${event.data}\n`
    const count = at - from + 1
    if (at < events.length - 1 && count < mostEvents && text.length < mostCharacters) return
    records.push({
      first: event.sequence - count + 1,
      count,
      claim: claim !== undefined && from === 0,
      terminal: event.terminal,
      payload: Buffer.from(text, 'utf8')
    })
    text = ''
    from = at + 1
  })
  return records
}

/** The events of a record; `claim` where it begins with one. */
export function fromRecord({ header, payload }: Pick<WalkedRecord, 'header' | 'payload'>): {
  readonly events: StoredEvent[]
  readonly claim?: ClaimLine
} {
  const lines = payload.toString('utf8').split('\n')
  const claim = header.claim ? (JSON.parse(lines.shift() ?? '') as ClaimLine) : undefined
  const events: StoredEvent[] = []
  for (let n = 0; n < header.count; n += 1) {
    const line = lines[n] ?? ''
    const behindType = line.indexOf(' ')
    const behindStatus = line.indexOf(' ', behindType + 1)
    const status = line.slice(behindType + 1, behindStatus) as StoredEvent['status']
    events.push({
      sequence: header.first + n,
      type: line.slice(0, behindType) as StoredEvent['type'],
      status,
      terminal: isTerminal(status),
      data: line.slice(behindStatus + 1)
    })
  }
  return claim === undefined ? { events } : { events, claim }
}
