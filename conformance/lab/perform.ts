import type { Exchange } from './exchange.ts'
import type { Step } from './step.ts'

/** What a driver can do with one exchange. Promises resolve once the transport has taken the bytes. */
export interface Sink {
  head(status: number, headers: Readonly<Record<string, string>>): void
  /** `alone`: flush before anything else is written. Otherwise resolve at once unless the peer is slow. */
  write(bytes: Uint8Array, alone: boolean): Promise<void> | undefined
  /** Resolves when everything written so far has left. */
  flushed(): Promise<void>
  end(): void
  reset(): void
  fin(): void
  raw(bytes: Uint8Array): Promise<void> | undefined
}

/**
 * Plays an exchange's steps into a sink. `gone` fires when the peer leaves: everything pending is dropped at once, no timer stays, and
 * the ledger says `aborted` in that very moment, unless nothing was left but the end.
 */
export async function perform(exchange: Exchange, sink: Sink, gone: AbortSignal): Promise<void> {
  let through = false
  const left = (): void => exchange.ended(through ? 'done' : 'aborted')
  if (gone.aborted) return left()
  gone.addEventListener('abort', left, { once: true })
  const steps = exchange.steps[Symbol.iterator]()
  try {
    let current = steps.next()
    while (!current.done && !gone.aborted) {
      const step = current.value
      current = steps.next()
      through = step.do === 'bytes' && !current.done && current.value.do === 'end'
      const pending = take(step, exchange, sink, gone)
      if (pending !== undefined) await pending
    }
  } finally {
    steps.return?.()
    gone.removeEventListener('abort', left)
  }
}

/** Does one step; a promise only where there is something to wait for, so that plain writes cost no turn of the loop. */
function take(step: Step, exchange: Exchange, sink: Sink, gone: AbortSignal): Promise<void> | undefined {
  switch (step.do) {
    case 'head':
      sink.head(step.status, step.headers)
      return undefined
    case 'bytes': {
      const pending = sink.write(step.bytes, step.alone)
      exchange.wrote(step.bytes.length)
      return pending && untilGone(pending, gone)
    }
    case 'raw': {
      const pending = sink.raw(step.bytes)
      return pending && untilGone(pending, gone)
    }
    case 'wait':
      return untilGone(sink.flushed(), gone).then(() => sleep(step.ms, gone))
    case 'barrier':
      return untilGone(sink.flushed(), gone).then(() =>
        gone.aborted ? undefined : untilGone(exchange.reach(step.name), gone)
      )
    case 'stall':
      return untilGone(new Promise<void>(() => {}), gone)
    default:
      return finish(step.do, exchange, sink, gone)
  }
}

async function finish(how: 'end' | 'reset' | 'fin', exchange: Exchange, sink: Sink, gone: AbortSignal): Promise<void> {
  if (how !== 'end') await untilGone(sink.flushed(), gone)
  exchange.ended('done')
  sink[how]()
}

/** Resolves with the promise or as soon as the peer has left. */
function untilGone(pending: Promise<void>, gone: AbortSignal): Promise<void> {
  if (gone.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const settle = (): void => {
      gone.removeEventListener('abort', settle)
      resolve()
    }
    gone.addEventListener('abort', settle, { once: true })
    pending.then(settle, settle)
  })
}

function sleep(ms: number, gone: AbortSignal): Promise<void> {
  if (gone.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer)
      gone.removeEventListener('abort', settle)
      resolve()
    }
    const timer = setTimeout(settle, ms)
    gone.addEventListener('abort', settle, { once: true })
  })
}
