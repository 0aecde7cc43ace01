import type { FetchLike } from '../client/index.ts'
import type { ProcessSignal } from '../model/process.ts'

/** A runtime in this process that can come to its end like a process of its own. */
export interface MortalRuntime {
  readonly fetch: FetchLike
  /** Comes to its end in good order, as at SIGTERM; while it does requests are still given to it. Absent: that cannot be asked of it. */
  readonly stop?: () => Promise<void>
  /** Abandons everything at once, as a process that is killed: nothing is written, called or answered any more. */
  readonly kill?: () => void
}

/** Stands between the kit and a runtime of this process, and behaves towards the kit as a process and its socket would. */
export interface ProcessFace {
  readonly fetch: FetchLike
  readonly signals: readonly ProcessSignal[]
  signal(signal: ProcessSignal): void
  ended(): Promise<void>
  /** Builds the runtime again. */
  start(): Promise<void>
  /** Ends it, whatever it is doing. */
  stop(): Promise<void>
}

interface Life {
  readonly runtime: MortalRuntime
  isOver(): boolean
  readonly ended: Promise<void>
  /** Calls back when the process is gone; returns the end of listening. Whoever reads an answer listens. */
  onEnd(heard: () => void): () => void
  /** Resolves once no answer is still being read, at the latest after `drainMs`: a server that closes sends first what it has written. */
  drained(): Promise<void>
  end(): void
}

/** Nobody who reads takes longer for what is there already. */
const drainMs = 500

/** Builds the first runtime. `create` is called once more for each start. */
export async function createProcessFace(create: () => Promise<MortalRuntime>): Promise<ProcessFace> {
  let life = beginLife(await create())
  return {
    fetch: (request) => answered(life, request),
    signals: [
      ...(life.runtime.stop === undefined ? [] : ['SIGTERM' as const]),
      ...(life.runtime.kill === undefined ? [] : ['SIGKILL' as const])
    ],
    signal(signal) {
      const { runtime, drained, end, isOver } = life
      if (isOver()) return
      if (signal === 'SIGTERM') void runtime.stop?.().then(drained).then(end, end)
      else {
        end()
        runtime.kill?.()
      }
    },
    ended: () => life.ended,
    async start() {
      life = beginLife(await create())
    },
    async stop() {
      if (life.isOver()) return
      await life.runtime.stop?.()
      life.end()
    }
  }
}

function beginLife(runtime: MortalRuntime): Life {
  const listeners = new Set<() => void>()
  let over = false
  let quiet = (): void => undefined
  // The first listener, who never leaves; every other one is an answer on its way.
  const ended = new Promise<void>((resolve) => listeners.add(resolve))
  return {
    runtime,
    ended,
    isOver: () => over,
    onEnd(heard) {
      listeners.add(heard)
      return () => {
        listeners.delete(heard)
        if (listeners.size === 1) quiet()
      }
    },
    drained: () =>
      new Promise((resolve) => {
        const late = setTimeout(resolve, drainMs)
        quiet = () => {
          clearTimeout(late)
          resolve()
        }
        if (listeners.size === 1) quiet()
      }),
    end() {
      over = true
      for (const heard of [...listeners]) heard()
      listeners.clear()
    }
  }
}

/** Nobody answers any more: what a refused connection looks like to a caller of `fetch`. */
const refused = (): TypeError => new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })

async function answered(life: Life, request: Request): Promise<Response> {
  if (life.isOver()) throw refused()
  const response = await unlessOver(life, Promise.resolve(life.runtime.fetch(request)))
  const { body, status, headers } = response
  return body === null ? response : new Response(breakable(body, life), { status, headers })
}

function unlessOver<T>(life: Life, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = life.onEnd(() => reject(refused()))
    work.then(resolve, reject).finally(leave)
  })
}

/** The same body, which breaks off when the process is gone. Nothing is read before it is asked for. */
function breakable(body: ReadableStream<Uint8Array>, life: Life): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let leave = (): void => undefined
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const cut = (): void => {
          controller.error(refused())
          reader.cancel().catch(() => undefined)
        }
        if (life.isOver()) cut()
        else leave = life.onEnd(cut)
      },
      async pull(controller) {
        const { done, value } = await reader.read()
        if (life.isOver()) return
        if (!done) return controller.enqueue(value)
        leave()
        controller.close()
      },
      cancel(reason) {
        leave()
        return reader.cancel(reason)
      }
    },
    { highWaterMark: 0 }
  )
}
