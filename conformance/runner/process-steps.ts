import type { MonotonicClock } from '../client/clock.ts'
import type { Client, ClientAnswer } from '../client/index.ts'
import type { ProcessItem, ProcessSignal } from '../model/process.ts'
import type { OwnRuntime } from './own-runtime.ts'
import { delay, within } from './within.ts'

/** A process as the steps of one run have it. */
export interface OwnProcess {
  readonly runtime: OwnRuntime
  readonly clock: MonotonicClock
  /** Hears what befalls it. */
  readonly tell: (item: ProcessItem) => void
  /** The next of the moments that the run's seed draws, from 0 to 1. */
  readonly draw: () => number
}

/** How long a stop may take to show, and a process to be gone; a busy machine must not run into either. */
const showsWithinMs = 5000
const goneWithinMs = 15_000
/** What a process sent with its last breath is read within a few turns of the loop; it must not look as if somebody sent it later. */
const leftoversMs = 20
/** A short grace is soon over, so the first questions follow one another without a pause. */
const eagerMs = 250
const pollMs = 25

/**
 * Signals the process, and waits until that shows: a stop in what the runtime says of itself, a kill in its end. `withinMs`: at a moment that
 * is drawn, at most so much later.
 */
export async function signalProcess(
  own: OwnProcess,
  client: Client,
  signal: ProcessSignal,
  withinMs = 0
): Promise<void> {
  const { runtime, clock, tell, draw } = own
  if (withinMs > 0) await delay(draw() * withinMs)
  const ended = runtime
    .gone()
    .then(() => (signal === 'SIGKILL' ? delay(leftoversMs) : undefined))
    .then(() => tell({ kind: 'process.ended', time: clock.monotonic() }))
  tell({ kind: 'process.signalled', time: clock.monotonic(), signal })
  runtime.signal(signal)
  if (signal === 'SIGKILL') await within(ended, goneWithinMs)
  else await untilItShows(client, clock)
}

/** Asks the runtime of itself until it no longer says that all is well; every answer is in the transcript. */
async function untilItShows(client: Client, clock: MonotonicClock): Promise<void> {
  const began = clock.monotonic()
  while (clock.monotonic() < began + showsWithinMs) {
    const answer = await client.send({ operation: 'getRuntime', method: 'GET', path: '/v1/runtime' })
    if (!isWell(answer)) return
    await delay(clock.monotonic() < began + eagerMs ? 1 : pollMs)
  }
}

function isWell(answer: ClientAnswer): boolean {
  if (answer.kind !== 'exchange' || answer.exchange.status !== 200) return false
  const { state } = (answer.exchange.body ?? {}) as { state?: unknown }
  return state === undefined || state === 'ready'
}

/** Waits for the end of the process, and kills one that does not come to it; then starts it again. */
export async function startProcess({ runtime, clock, tell }: OwnProcess): Promise<void> {
  await endProcess(runtime)
  const ready = await runtime.start()
  tell({ kind: 'process.started', time: clock.monotonic(), ready })
}

/** The same without waiting for it to get ready: nobody has seen it answer. */
export async function launchProcess({ runtime, clock, tell }: OwnProcess): Promise<void> {
  await endProcess(runtime)
  await runtime.launch()
  tell({ kind: 'process.started', time: clock.monotonic(), ready: false })
}

/** Waits for the end of a process that was told to end, and kills one that does not come to it. */
export async function endProcess(runtime: OwnRuntime): Promise<void> {
  const gone = await within(
    runtime.gone().then(() => true),
    goneWithinMs
  )
  if (gone !== true) {
    runtime.signal('SIGKILL')
    await within(runtime.gone(), goneWithinMs)
  }
}
