import type { Chunk, HeaderList } from './exchange.ts'

/** The members of a recorder's `exchange.json` that are read here. */
export interface RecordingFile {
  readonly version: number
  readonly recorded_at: string
  readonly upstream: string
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers: HeaderList
    readonly body: string | null
  }
  readonly response: { readonly status: number; readonly headers: HeaderList; readonly chunks: readonly Chunk[] } | null
  readonly end: string
}

/** Whether a value is what the recorder writes: whoever reads it further relies on every member. */
export function isRecordingFile(value: unknown): value is RecordingFile {
  const { recorded_at, upstream, request, response, end } = object(value)
  return (
    typeof recorded_at === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(recorded_at) &&
    typeof upstream === 'string' &&
    /^https?:\/\//.test(upstream) &&
    URL.canParse(upstream) &&
    isRequest(object(request)) &&
    (response === null || isResponse(object(response))) &&
    typeof end === 'string'
  )
}

function isRequest({ method, path, headers, body }: Loose): boolean {
  return (
    typeof method === 'string' &&
    typeof path === 'string' &&
    path.startsWith('/') &&
    isHeaderList(object(headers)) &&
    (body === null || body === 'request.body')
  )
}

function isResponse({ status, headers, chunks }: Loose): boolean {
  return (
    isCount(status) &&
    isHeaderList(object(headers)) &&
    Array.isArray(chunks) &&
    chunks.every((chunk) => isChunk(object(chunk)))
  )
}

function isHeaderList({ values, dropped }: Loose): boolean {
  return isStrings(Object.values(object(values, { '': null }))) && Array.isArray(dropped) && isStrings(dropped)
}

const isChunk = ({ bytes, at_ms }: Loose): boolean => isCount(bytes) && isCount(at_ms)
const isStrings = (values: readonly unknown[]): boolean => values.every((value) => typeof value === 'string')
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0

type Loose = Readonly<Record<string, unknown>>

function object(value: unknown, otherwise: Loose = {}): Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : otherwise
}
