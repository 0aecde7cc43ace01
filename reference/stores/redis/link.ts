import type { Clock } from '../../core/ports.ts'
import { connectionTo, refusalOf } from './connection.ts'

/** What a server answers. */
export type Reply = string | number | null | readonly Reply[]

/** A list that a server answered; an empty one where it answered anything else. */
export const list = (reply: Reply): readonly Reply[] => (Array.isArray(reply) ? reply : [])

/** The connection was not there, or went before the answer came: whether the command was carried out is not known. */
export class LinkDown extends Error {
  override readonly name = 'LinkDown'
}

/** One connection to the server that comes back by itself. It never sends anything again: that is for who knows what may be repeated. */
export interface Link {
  readonly ready: boolean
  /** Monotonic time since which it has been as it is. */
  readonly since: number
  /** Sends a command, in order of calls. Rejects with {@link LinkDown}, or with what the server refused it with. */
  send(args: readonly string[]): Promise<Reply>
  /** Subscribes on the present connection; a new one begins without. */
  subscribe(channels: readonly string[], heard: (message: string, channel: string) => void): Promise<void>
  unsubscribe(channels: readonly string[]): Promise<void>
  /** Resolves when the link is ready, or after so many milliseconds. */
  readyWithin(limitMs: number): Promise<void>
  /** Drops the connection; a new one is made. For a server that is no longer the right one. */
  cut(): void
  close(): void
}

export interface LinkOptions {
  readonly url: string
  readonly clock: Clock
  /** A connection on which commands wait without any answer for longer than this is given up. */
  readonly silenceMs: number
  /** Called with each new connection, before any waiting command is told of it. */
  readonly onReady?: () => void
  readonly onDown?: () => void
  /** Something is there and one of us would not have the other; in words that tell nothing of the address. */
  readonly onRefused?: (reason: string) => void
}

type Client = ReturnType<typeof connectionTo>

const shortestPauseMs = 50
const longestPauseMs = 1000

/**
 * Cuts a connection that is silent while it owes answers. It takes two looks, so that a process that was stopped meanwhile reads first what
 * has come.
 */
function watchSilence(options: LinkOptions, owes: () => number, answers: () => number, cut: () => void): () => void {
  let seen = -1
  let stop = (): void => {}
  const look = (): void => {
    if (owes() > 0 && answers() === seen) cut()
    seen = owes() > 0 ? answers() : -1
    stop = options.clock.after(options.silenceMs / 2, look, { background: true })
  }
  look()
  return () => stop()
}

/** Opens a link; it begins to connect at once and goes on trying. */
export function createLink(options: LinkOptions): Link {
  const { url, clock, onReady, onDown, onRefused } = options
  /** The connection that is there or is being made. */
  let attempt: Client | undefined
  /** The connection that is there. */
  let client: Client | undefined
  let since = clock.monotonic()
  let closed = false
  let pause = shortestPauseMs
  let stopPause = (): void => {}
  let owed = 0
  let answered = 0
  const waiting = new Set<() => void>()

  function connect(): void {
    const made = connectionTo(url)
    const down = (thrown?: unknown): void => {
      lost(made)
      const reason = refusalOf(thrown)
      if (reason !== undefined) onRefused?.(reason)
    }
    // Without a listener an error would end the process; what it says may hold the address.
    made.on('error', down).on('end', down)
    made.connect().then(() => established(made), down)
    attempt = made
  }

  function established(made: Client): void {
    if (closed || attempt !== made) {
      made.destroy()
      return
    }
    client = made
    since = clock.monotonic()
    pause = shortestPauseMs
    owed = 0
    onReady?.()
    for (const wake of [...waiting]) wake()
  }

  function lost(made: Client): void {
    if (attempt !== made) return
    attempt = undefined
    const wasReady = client === made
    client = undefined
    made.destroy()
    if (wasReady) {
      since = clock.monotonic()
      onDown?.()
    }
    if (closed) return
    stopPause = clock.after(pause, connect)
    pause = Math.min(pause * 2, longestPauseMs)
  }

  const cut = (): void => {
    if (client !== undefined) lost(client)
  }

  async function over<Value>(command: (client: Client) => Promise<Value>): Promise<Value> {
    const used = client
    if (used === undefined) throw new LinkDown('There is no connection.')
    owed += 1
    try {
      return await command(used)
    } catch (thrown) {
      if (client !== used) throw new LinkDown('The connection was lost.')
      throw thrown
    } finally {
      if (client === used) {
        owed -= 1
        answered += 1
      }
    }
  }

  connect()
  const stopWatching = watchSilence(
    options,
    () => owed,
    () => answered,
    cut
  )

  return {
    get ready() {
      return client !== undefined
    },
    get since() {
      return since
    },
    send: (args) => over((used) => used.sendCommand<Reply>(args)),
    subscribe: (channels, heard) => over((used) => used.subscribe([...channels], heard)),
    unsubscribe: (channels) => over((used) => used.unsubscribe([...channels])),
    readyWithin(limitMs) {
      if (client !== undefined || closed) return Promise.resolve()
      return new Promise((resolve) => {
        const done = (): void => {
          stop()
          waiting.delete(done)
          resolve()
        }
        const stop = clock.after(limitMs, done)
        waiting.add(done)
      })
    },
    cut,
    close() {
      closed = true
      stopPause()
      stopWatching()
      const last = attempt
      if (last !== undefined) lost(last)
      for (const wake of [...waiting]) wake()
    }
  }
}
