import type { ExecutionLog } from '../model/execution-log.ts'
import { completed, logOf, text, usage } from '../model/execution-log.ts'
import type { Serve } from '../model/scenario.ts'
import { eventsAfter, type Framing, framed, plainFrame, sendEvents, streamHead, throughAt } from '../server/frames.ts'
import type { Reply } from '../server/reply.ts'

/** A short answer with characters of two, three and four bytes. */
export const shortLog = (seed: string): ExecutionLog =>
  logOf(
    seed,
    text('Grüß '),
    text('dich, → 🙂'),
    text('.'),
    usage(
      { unit: 'input_token', quantity: 9, source: 'provider' },
      { unit: 'output_token', quantity: 4, source: 'provider' }
    ),
    completed()
  )

/** The whole log behind the cursor in this framing, one chunk an event. */
export const inFraming =
  (framing: Framing): Serve =>
  async ({ after }, reply, { log }) => {
    reply.head(200, streamHead)
    await sendEvents(reply, eventsAfter(log, after), framing)
    reply.end()
  }

/** The whole log behind the cursor in this framing, its bytes written as `cut` divides them. */
export const inPieces =
  (framing: Framing, cut: (bytes: Buffer) => readonly Uint8Array[], pauseMs = 0): Serve =>
  async ({ after }, reply, { log }) => {
    reply.head(200, streamHead)
    const whole = framed(eventsAfter(log, after), framing)
    let length = 0
    for (const piece of cut(whole.bytes)) {
      length += piece.length
      await reply.write(piece, throughAt(whole, length, after))
      if (pauseMs > 0) await reply.wait(pauseMs)
    }
    reply.end()
  }

/** The n-th connection gets the n-th answer, and the last one all that follow. */
export const inTurn =
  (...answers: readonly Serve[]): Serve =>
  (request, reply, scene) =>
    answers[Math.min(request.nth, answers.length) - 1]?.(request, reply, scene)

/** The next `count` events, then this. */
export const someEvents =
  (count: number, then: (reply: Reply) => Promise<void> | void, framing: Framing = plainFrame): Serve =>
  async ({ after }, reply, { log }) => {
    reply.head(200, streamHead)
    await sendEvents(reply, eventsAfter(log, after, after + count), framing)
    await then(reply)
  }

export const endBody = (reply: Reply): void => reply.end()
export const cutBody = (reply: Reply): void => reply.cut()
/** Says nothing until the client has left. */
export const holdOpen = (reply: Reply): Promise<void> => reply.gone

/** All that is left. */
export const theRest: Serve = inFraming(plainFrame)

/** A whole stream without an event. */
export const emptyStream: Serve = (_, reply) => {
  reply.head(200, streamHead)
  reply.end()
}

export const status =
  (code: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Serve =>
  (_, reply) =>
    reply.json(code, body, headers)

export const page =
  (code: number, html: string): Serve =>
  (_, reply) =>
    reply.whole(code, html, { 'content-type': 'text/html; charset=utf-8' })
