import { decodeBody } from '../sanitize/decode-body.ts'
import type { Chunk, ExchangeEnd } from '../sanitize/exchange.ts'
import { isHarmlessParameter } from '../sanitize/sanitize-path.ts'
import { Blackout } from './blackout.ts'
import { credentialsOf, type RawHeaders, recordedHeaders } from './capture-headers.ts'
import { type Recording, recordingVersion } from './recording.ts'

/** Milliseconds of a clock that never goes back. */
export type Monotonic = () => number

/** Larger bodies are passed on and not recorded: a fixture of that size helps nobody. */
const largestBody = 64 * 1024 * 1024

/** What may be written of an exchange, every credential blacked out. */
export interface FinishedTape {
  readonly recording: Recording
  readonly requestBody: Buffer | undefined
  readonly responseBody: Buffer | undefined
}

/** Collects one exchange while it passes through. It is in memory until it is finished: only then is known what has to be blacked out. */
export class Tape {
  readonly #request: { readonly method: string; readonly path: string; readonly headers: RawHeaders }
  readonly #now: Monotonic
  readonly #begun: number
  readonly #recordedAt: string
  readonly #asked: Buffer[] = []
  readonly #answered: Buffer[] = []
  readonly #chunks: Chunk[] = []
  #answer: { readonly status: number; readonly headers: RawHeaders } | undefined
  #size = 0

  constructor(request: { method: string; path: string; headers: RawHeaders }, now: Monotonic, date: Date) {
    this.#request = request
    this.#now = now
    this.#begun = now()
    this.#recordedAt = `${date.toISOString().slice(0, 19)}Z`
  }

  /** Whether a body grew too large to be kept. */
  get overflown(): boolean {
    return this.#size > largestBody
  }

  asked(chunk: Buffer): void {
    if (this.#fits(chunk)) this.#asked.push(chunk)
  }

  answer(status: number, headers: RawHeaders): void {
    this.#answer = { status, headers }
  }

  answered(chunk: Buffer): void {
    if (!this.#fits(chunk)) return
    this.#answered.push(chunk)
    this.#chunks.push({ bytes: chunk.length, at_ms: Math.round((this.#now() - this.#begun) / 10) * 10 })
  }

  /** @throws UnrecordableError where nothing of the exchange may be written */
  finish(upstream: string, end: ExchangeEnd | 'no_answer'): FinishedTape {
    const blackout = new Blackout([...credentialsOf(this.#request.headers), ...hiddenValues(this.#request.path)])
    let hidden = 0
    const dark = (bytes: string): string => {
      const result = blackout.apply(bytes)
      hidden += result.hidden
      return result.bytes
    }
    const darkList = (raw: RawHeaders) => {
      const { values, dropped } = recordedHeaders(raw)
      return { values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, dark(value)])), dropped }
    }
    const darkBody = (body: Buffer, raw: RawHeaders): Buffer => {
      const readable = lookInto(body, recordedHeaders(raw).values['content-encoding'] ?? '')
      const text = readable.toString('latin1')
      const result = dark(text)
      if (result === text) return body
      if (readable !== body) throw new UnrecordableError('a compressed body holds a credential')
      return Buffer.from(result, 'latin1')
    }
    const asked = Buffer.concat(this.#asked)
    const requestBody = asked.length === 0 ? undefined : darkBody(asked, this.#request.headers)
    const responseBody = this.#answer && darkBody(Buffer.concat(this.#answered), this.#answer.headers)
    const request = {
      method: this.#request.method,
      path: dark(withoutUnknownValues(this.#request.path)),
      headers: darkList(this.#request.headers),
      body: requestBody === undefined ? null : ('request.body' as const)
    }
    const response = this.#answer
      ? {
          status: this.#answer.status,
          headers: darkList(this.#answer.headers),
          body: 'response.body' as const,
          chunks: this.#chunks
        }
      : null
    const recording: Recording = {
      version: recordingVersion,
      recorded_at: this.#recordedAt,
      upstream,
      request,
      response,
      end,
      blacked_out: hidden
    }
    return { recording, requestBody, responseBody }
  }

  #fits(chunk: Buffer): boolean {
    this.#size += chunk.length
    return !this.overflown
  }
}

/** The exchange must not be written; the message says why. */
export class UnrecordableError extends Error {
  override readonly name = 'UnrecordableError'
}

function lookInto(body: Buffer, encoding: string): Buffer {
  try {
    return decodeBody(body, encoding)
  } catch {
    throw new UnrecordableError('a compressed body cannot be looked into')
  }
}

/** Values of parameters that are not recorded: what they are is not known, so that it must not come back either. */
function hiddenValues(path: string): string[] {
  const query = new URLSearchParams(path.split('?')[1] ?? '')
  return [...query].flatMap(([name, value]) => (isHarmlessParameter(name) ? [] : [value]))
}

/** Parameters are kept by name; their values only where they cannot be a credential. */
function withoutUnknownValues(path: string): string {
  const [place = '', query] = path.split(/\?(.*)/s)
  if (query === undefined) return place
  const kept = query.split('&').map((pair) => {
    const name = pair.split('=')[0] ?? ''
    return isHarmlessParameter(decoded(name)) ? pair : `${name}=`
  })
  return `${place}?${kept.join('&')}`
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
