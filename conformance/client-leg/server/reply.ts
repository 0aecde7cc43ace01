import type { ServerResponse } from 'node:http'
import { delay } from '../../runner/within.ts'
import type { SeenAnswer } from '../model/run.ts'

/** The server's side of one answer, byte for byte. Nothing of it throws when the client has left. */
export interface Reply {
  /** Writes the status line and headers. */
  head(status: number, headers?: Readonly<Record<string, string>>): void
  /** A whole JSON answer. */
  json(status: number, body: unknown, headers?: Readonly<Record<string, string>>): void
  /** A whole answer of any kind. */
  whole(status: number, body: string, headers?: Readonly<Record<string, string>>): void
  /**
   * Writes bytes as a chunk of their own and waits until the socket has taken them.
   * @param through - the last event whose frame is whole once these bytes have come
   * @param perhaps - the last event whose data is whole, its blank line apart; by default the same
   */
  write(bytes: string | Uint8Array, through?: number, perhaps?: number): Promise<void>
  /** Ends the body as a whole one. */
  end(): void
  /** Closes the connection in the middle of the body: all that was written arrives, and then no more. */
  cut(): void
  /** Resets the connection; what was written last may be lost. */
  reset(): void
  wait(ms: number): Promise<void>
  /** Resolves once the answer is over or the client has left. */
  readonly gone: Promise<void>
  readonly isGone: () => boolean
  /** Asks the client to wait this long from now: written into the ledger, for the laws. */
  asksToWait(ms: number): void
}

/** An answer that writes down what became of it. */
export function createReply(
  response: ServerResponse,
  answer: SeenAnswer,
  now: () => number,
  isClosing: () => boolean
): Reply {
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    response.once('close', () => {
      isGone = true
      answer.closedAt = now()
      answer.closedBy = answer.endedAt === undefined && !isClosing() ? 'client' : 'kit'
      resolve()
    })
  })
  response.on('error', () => undefined)
  const ended = (how: 'whole' | 'cut' | 'reset'): void => {
    answer.endedAt ??= now()
    answer.how ??= how
  }
  const reply: Reply = {
    gone,
    isGone: () => isGone,
    head(status, headers = {}) {
      if (isGone) return
      answer.status = status
      response.writeHead(status, headers)
      response.flushHeaders()
    },
    json(status, body, headers = {}) {
      answer.json = body
      reply.whole(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
    },
    whole(status, body, headers = {}) {
      if (isGone) return
      reply.head(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) })
      ended('whole')
      response.end(body)
    },
    async write(bytes, through = 0, perhaps = through) {
      if (isGone || bytes.length === 0) return
      const taken = new Promise<void>((resolve) => response.write(bytes, () => resolve()))
      answer.through = Math.max(answer.through, through)
      answer.perhaps = Math.max(answer.perhaps, perhaps)
      await Promise.race([taken, gone])
      answer.bytes += Buffer.byteLength(bytes)
    },
    end() {
      ended('whole')
      response.end()
    },
    cut() {
      ended('cut')
      response.socket?.end()
    },
    reset() {
      ended('reset')
      response.socket?.resetAndDestroy()
    },
    async wait(ms) {
      await Promise.race([delay(ms), gone])
    },
    asksToWait(ms) {
      answer.notBefore = now() + ms
    }
  }
  return reply
}
