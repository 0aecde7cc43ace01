import type { FetchLike } from '../../client/index.ts'
import type { LooseEvent } from './loose-event.ts'
import { answer, type Exchange, isStream, rewriteAnswers } from './rewrite-answers.ts'

/** One frame of an event stream: the event that it carries (none: a comment) and its text without the blank line. */
export interface Frame {
  readonly text: string
  readonly event?: LooseEvent
}

/** Edits one stream; the strings that it returns are written as they are, blank lines included. */
export interface FrameEditor {
  readonly frame: (frame: Frame) => readonly string[]
  /** What comes after the last frame; `hang` keeps the connection open for ever. */
  readonly end?: () => readonly string[] | 'hang'
}

/** A frame with other data. */
export const frameOf = (event: LooseEvent, id: unknown = event.sequence): string =>
  `id: ${String(id)}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

/** An HTTP face that writes other event streams; `begin` makes an editor for each stream. */
export function rewriteFrames(begin: (exchange: Exchange) => FrameEditor): (app: FetchLike) => FetchLike {
  return rewriteAnswers((exchange) => {
    const { response } = exchange
    if (!isStream(response) || response.body === null) return response
    return answer(response, { body: edited(response.body, begin(exchange), exchange.request.signal) })
  })
}

/** The same edit for every frame that carries an event. */
export function rewriteEventFrames(edit: (event: LooseEvent, text: string) => readonly string[]) {
  return rewriteFrames(() => ({
    frame: ({ text, event }) => (event === undefined ? [`${text}\n\n`] : edit(event, text))
  }))
}

function edited(
  body: ReadableStream<Uint8Array>,
  editor: FrameEditor,
  signal: AbortSignal
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const leave = (): void => void reader.cancel().catch(() => undefined)
  let rest = ''
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (let written = 0; written === 0; ) {
          const { done, value } = await reader.read()
          rest += decoder.decode(value, { stream: !done })
          const frames = rest.split('\n\n')
          rest = frames.pop() ?? ''
          for (const piece of frames.flatMap((text) => editor.frame(parsed(text)))) {
            controller.enqueue(encoder.encode(piece))
            written += 1
          }
          if (!done) continue
          const tail = editor.end?.() ?? []
          if (tail === 'hang') return aborted(signal)
          for (const piece of tail) controller.enqueue(encoder.encode(piece))
          controller.close()
          return
        }
      },
      cancel: leave
    },
    { highWaterMark: 0 }
  )
}

function parsed(text: string): Frame {
  // Not `.`: a log may hold line separators that end no line of a stream.
  const data = /^data: ([^\n]*)/m.exec(text)?.[1]
  return data === undefined ? { text } : { text, event: JSON.parse(data) as LooseEvent }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
