import type { Target } from '../../generated/types.ts'
import { attemptFailure, isProviderFailure } from './errors.ts'
import type { EventBody, EventWriter } from './event-writer.ts'
import type { Interruption } from './interruption.ts'
import { type Completion, createOutputGate, type OutputFeatures } from './output-gate.ts'
import type { Clock, ProviderCall, ProviderEntry, ProviderEvent, ProviderFailure, Telemetry } from './ports.ts'
import type { UsageMeter } from './usage.ts'

/** How an attempt ended; `interrupted` means cut from outside, whatever the adapter says then. */
export type AttemptEnd =
  | { readonly kind: 'completed'; readonly completion: Completion }
  | { readonly kind: 'failed'; readonly failure: ProviderFailure; readonly committed: boolean }
  | { readonly kind: 'interrupted' }

/** What one attempt needs of its execution. */
export interface AttemptContext {
  readonly executionId: string
  readonly request: ProviderCall['request']
  readonly ids: ProviderCall['ids']
  readonly clock: Clock
  readonly telemetry: Telemetry
  readonly writer: EventWriter
  readonly interruption: Interruption
  readonly features: OutputFeatures
  /** Monotonic time of the deadline; infinite without one. */
  readonly deadlineAt: number
}

/** Beyond this many unwritten characters the provider is not read, so that a slow store bounds memory. */
const longestBacklog = 1024 * 1024

type Step = IteratorResult<readonly ProviderEvent[]>

/** The adapter's next batch, or nothing as soon as the execution is cut, however long the adapter takes to notice. */
function pull(
  iterator: AsyncIterator<readonly ProviderEvent[]>,
  interruption: Interruption
): Promise<Step | undefined> {
  return new Promise((resolve, reject) => {
    const leave = interruption.listen(() => resolve(undefined))
    iterator.next().then(
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
function isCut({ interruption, clock, deadlineAt }: AttemptContext): boolean {
  if (interruption.reason === undefined && clock.monotonic() >= deadlineAt) interruption.interrupt('deadline')
  return interruption.reason !== undefined
}

async function relay(
  iterator: AsyncIterator<readonly ProviderEvent[]>,
  context: AttemptContext,
  take: (events: readonly ProviderEvent[]) => Completion | undefined
): Promise<AttemptEnd> {
  const { writer, interruption } = context
  for (;;) {
    const step = await pull(iterator, interruption)
    if (step === undefined || isCut(context)) return { kind: 'interrupted' }
    if (step.done) throw attemptFailure('stream_truncated', 'The provider ended its stream without its own terminal.')
    const completion = take(step.value)
    if (completion !== undefined) return { kind: 'completed', completion }
    if (writer.backlog > longestBacklog) await writer.settled()
  }
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
  target: Target,
  meter: UsageMeter,
  context: AttemptContext
): Promise<AttemptEnd> {
  const { request, ids, writer, interruption, features } = context
  const gate = createOutputGate(meter, features)
  const controller = new AbortController()
  const leave = interruption.listen(() => controller.abort())
  let iterator: AsyncIterator<readonly ProviderEvent[]> | undefined
  let completed = false
  try {
    iterator = provider.execute({ request, target, signal: controller.signal, ids })[Symbol.asyncIterator]()
    const end = await relay(iterator, context, (events) => {
      const bodies: EventBody[] = []
      try {
        return gate.take(events, bodies)
      } finally {
        writer.add(bodies)
      }
    })
    completed = end.kind === 'completed'
    return end
  } catch (thrown) {
    if (isCut(context)) return { kind: 'interrupted' }
    return { kind: 'failed', failure: failureOf(thrown, context), committed: gate.committed }
  } finally {
    leave()
    if (!completed) controller.abort()
    // Not awaited: an adapter that never comes back must not hold the execution.
    iterator?.return?.().catch(() => {})
  }
}
