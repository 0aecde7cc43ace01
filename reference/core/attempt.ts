import type { ExecutionRequest, Target } from '../../generated/types.ts'
import { attemptFailure, isProviderFailure } from './errors.ts'
import type { EventBody, EventWriter } from './event-writer.ts'
import type { Interruption } from './interruption.ts'
import { type Completion, createOutputGate, type OutputFeatures } from './output-gate.ts'
import type { Clock, ProviderCall, ProviderEntry, ProviderEvent, ProviderFailure, Telemetry } from './ports.ts'
import { settle } from './settling.ts'
import type { UsageMeter } from './usage.ts'
import { untilCut, within } from './waiting.ts'

/** How an attempt ended; `interrupted` means cut from outside, with what the adapter told of the provider if it was heard out. */
export type AttemptEnd =
  | { readonly kind: 'completed'; readonly completion: Completion }
  | { readonly kind: 'failed'; readonly failure: ProviderFailure; readonly committed: boolean }
  | { readonly kind: 'interrupted'; readonly left?: ProviderFailure }

/** What one attempt needs of its execution. */
export interface AttemptContext {
  readonly executionId: string
  /** With the fields of its policy. */
  readonly request: ExecutionRequest
  readonly ids: ProviderCall['ids']
  readonly clock: Clock
  readonly telemetry: Telemetry
  readonly writer: EventWriter
  readonly interruption: Interruption
  readonly features: OutputFeatures
  /** Monotonic time of the deadline; infinite without one. */
  readonly deadlineAt: number
  /** Takes what goes on behind the execution's back, so that a shutdown can wait for it. It never rejects and is bounded. */
  readonly linger: (work: Promise<void>) => void
}

/** Beyond this many unwritten characters the provider is not read, so that a slow store bounds memory. */
const longestBacklog = 1024 * 1024

type Step = IteratorResult<readonly ProviderEvent[]>

/** The adapter's next batch, or nothing as soon as the execution is cut, however long the adapter takes to notice. */
function orCut(next: Promise<Step>, interruption: Interruption): Promise<Step | undefined> {
  return new Promise((resolve, reject) => {
    const leave = interruption.listen(() => resolve(undefined))
    next.then(
      (step) => {
        leave()
        resolve(step)
      },
      (failure: unknown) => {
        leave()
        reject(failure)
      }
    )
  })
}

/** Whether the execution is cut by now; a deadline that passed while no timer could run counts. */
export function isCut({
  interruption,
  clock,
  deadlineAt
}: Pick<AttemptContext, 'interruption' | 'clock' | 'deadlineAt'>): boolean {
  if (interruption.reason === undefined && clock.monotonic() >= deadlineAt) interruption.interrupt('deadline')
  return interruption.reason !== undefined
}

/** Where an attempt's batches come from and go to. */
interface Relay {
  readonly iterator: AsyncIterator<readonly ProviderEvent[]>
  readonly settlesWithinMs: number
  readonly take: (events: readonly ProviderEvent[], bodies: EventBody[]) => Completion | undefined
}

async function relay(between: Relay, context: AttemptContext): Promise<AttemptEnd> {
  const { writer, interruption } = context
  for (;;) {
    const next = between.iterator.next()
    const step = await orCut(next, interruption)
    if (step === undefined || isCut(context)) return hearOut(between, next, context)
    if (step.done) throw attemptFailure('stream_truncated', 'The provider ended its stream without its own terminal.')
    const completion = pass(between, step.value, writer)
    if (completion !== undefined) {
      // At once: a cancel between here and the end of the execution would take back output of an answer that is whole.
      interruption.close()
      return { kind: 'completed', completion }
    }
    if (writer.backlog > longestBacklog) await untilCut(writer.settled(), interruption)
  }
}

function pass({ take }: Relay, events: readonly ProviderEvent[], writer: EventWriter): Completion | undefined {
  const bodies: EventBody[] = []
  try {
    return take(events, bodies)
  } finally {
    writer.add(bodies)
  }
}

/** The end of an attempt that was cut; a caller who cancels can wait for the adapter's last word, a deadline cannot. */
async function hearOut(between: Relay, next: Promise<Step>, context: AttemptContext): Promise<AttemptEnd> {
  const { interruption, clock, deadlineAt, writer } = context
  const withinMs = Math.min(between.settlesWithinMs, deadlineAt - clock.monotonic())
  if (interruption.reason !== 'cancelled' || withinMs <= 0) return { kind: 'interrupted' }
  const settled = await settle({ ...between, next, withinMs, clock })
  if (!('completion' in settled)) {
    return { kind: 'interrupted', ...(settled.failure === undefined ? {} : { left: settled.failure }) }
  }
  writer.add([...settled.bodies])
  return { kind: 'completed', completion: settled.completion }
}

function failureOf(thrown: unknown, context: AttemptContext): ProviderFailure {
  if (isProviderFailure(thrown)) return thrown
  context.telemetry.internalError({ executionId: context.executionId, where: 'provider adapter', error: thrown })
  return {
    failureClass: 'uncertain',
    code: 'internal_error',
    message: 'The adapter of the provider failed.',
    remoteOutcome: 'unknown'
  }
}

/**
 * One generating call: relays the adapter's batches into the log until the provider's terminal, a failure or an interruption, and leaves
 * no call behind. It writes output and progress only; route events, usage and the terminal are its caller's.
 */
export async function runAttempt(
  provider: ProviderEntry['provider'],
  call: { readonly target: Target; readonly request: ExecutionRequest },
  meter: UsageMeter,
  context: AttemptContext
): Promise<AttemptEnd> {
  const { ids, interruption, features } = context
  const gate = createOutputGate(call.target, meter, features)
  const controller = new AbortController()
  const leave = interruption.listen((cut) => controller.abort(Object.assign(new Error('the call was cut'), { cut })))
  const settlesWithinMs = provider.settlesWithinMs ?? 0
  let iterator: AsyncIterator<readonly ProviderEvent[]> | undefined
  let completed = false
  try {
    iterator = provider.execute({ ...call, signal: controller.signal, ids })[Symbol.asyncIterator]()
    const end = await relay({ iterator, settlesWithinMs, take: gate.take }, context)
    completed = end.kind === 'completed'
    return end
  } catch (thrown) {
    if (isCut(context)) return { kind: 'interrupted' }
    return { kind: 'failed', failure: failureOf(thrown, context), committed: gate.committed }
  } finally {
    leave()
    if (!completed) controller.abort()
    // Not awaited: an adapter that never comes back must not hold the execution.
    const leaving = iterator?.return?.().catch(() => {})
    if (settlesWithinMs > 0 && leaving !== undefined) {
      context.linger(within(leaving, settlesWithinMs, context.clock).then(() => {}))
    }
  }
}
