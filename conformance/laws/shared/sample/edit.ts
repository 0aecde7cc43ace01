import type { HttpExchange, StreamFrame } from '../../../model/transcript.ts'
import type { Item } from '../../../model/verdict.ts'
import { isRecord } from '../json.ts'

type Data = Readonly<Record<string, unknown>>

/** Changes the items of one kind; nothing returned drops the item, several take its place. */
function edit<Kind extends Item['kind']>(
  kind: Kind,
  change: (item: Extract<Item, { kind: Kind }>, index: number) => Item | readonly Item[] | undefined
): (items: readonly Item[]) => Item[] {
  return (items) =>
    items.flatMap((item, index) =>
      item.kind === kind ? (change(item as Extract<Item, { kind: Kind }>, index) ?? []) : [item]
    )
}

/** Which frames an edit is about: those of a type, of a sequence, of a reader; all by default. */
export interface FrameFilter {
  readonly type?: string
  readonly sequence?: number
  readonly reader?: string
}

function chosen(frame: StreamFrame, { type, sequence, reader }: FrameFilter): boolean {
  const data = isRecord(frame.json) ? frame.json : {}
  return (
    (type === undefined || data.type === type) &&
    (sequence === undefined || data.sequence === sequence) &&
    (reader === undefined || frame.reader === reader)
  )
}

/** The frame with other data, as a runtime that wrote those bytes would have sent it. */
export function withData(frame: StreamFrame, data: unknown): StreamFrame {
  return { ...frame, json: data, data: JSON.stringify(data) }
}

/** Changes the data of the chosen frames; `undefined` drops them. */
export const editData = (filter: FrameFilter, change: (data: Data) => Data | undefined) =>
  edit('sse.frame', (frame) => {
    if (!chosen(frame, filter)) return frame
    const data = change(isRecord(frame.json) ? frame.json : {})
    return data === undefined ? undefined : withData(frame, data)
  })

/** Changes the chosen frames themselves. */
export const editFrame = (filter: FrameFilter, change: (frame: StreamFrame) => StreamFrame | readonly StreamFrame[]) =>
  edit('sse.frame', (frame) => (chosen(frame, filter) ? change(frame) : frame))

/** Changes the exchanges of an operation. */
export const editExchange = (operation: string, change: (exchange: HttpExchange) => HttpExchange | undefined) =>
  edit('http.exchange', (exchange) => (exchange.operation === operation ? change(exchange) : exchange))

/** Changes the bodies of an operation's answers. */
export const editBody = (operation: string, change: (body: Data) => unknown) =>
  editExchange(operation, (exchange) => ({ ...exchange, body: change(isRecord(exchange.body) ? exchange.body : {}) }))

/** Changes the provider requests that the lab saw. */
export const editRequest = (
  change: (request: Extract<Item, { kind: 'ledger.request' }>, index: number) => Item | readonly Item[] | undefined
) => edit('ledger.request', change)

export const editClosed = (change: (closed: Extract<Item, { kind: 'sse.closed' }>) => Item | undefined) =>
  edit('sse.closed', change)

export const editOpened = (change: (opened: Extract<Item, { kind: 'sse.opened' }>) => Item | undefined) =>
  edit('sse.opened', change)
