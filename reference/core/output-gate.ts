import type { FinishReason, Target } from '../../generated/types.ts'
import { attemptFailure } from './errors.ts'
import type { EventBody } from './event-writer.ts'
import type { ProviderEvent } from './ports.ts'
import { createStateHold } from './state-hold.ts'
import type { UsageMeter } from './usage.ts'

/** The provider's own terminal. */
export interface Completion {
  readonly finishReason?: FinishReason
  readonly servedModel?: string
}

/** Which optional kinds of output the runtime shows. */
export interface OutputFeatures {
  readonly reasoning: boolean
  readonly refusal: boolean
  readonly finishReason: boolean
  readonly providerState: boolean
}

/** Stands between one attempt's adapter and the log: turns what the provider said into event bodies, or into a contradiction. */
export interface OutputGate {
  /**
   * Adds the bodies of a batch to `bodies`; returns the completion once the provider's terminal is in the batch.
   *
   * @throws a provider failure for what no provider may say; the bodies before it stay.
   */
  take(events: readonly ProviderEvent[], bodies: EventBody[]): Completion | undefined
  /** Whether anything that commits output has passed. */
  readonly committed: boolean
}

type OutputEvent = Exclude<ProviderEvent, { type: 'usage' | 'completed' | 'progress' | 'output.provider_state' }>
type StateEvent = Extract<ProviderEvent, { type: 'output.provider_state' }>
type ProgressEvent = Extract<ProviderEvent, { type: 'progress' }>

function contradiction(message: string): Error {
  return attemptFailure('stream_malformed', message)
}

function progressBody(event: ProgressEvent): EventBody {
  const { phase, progress, queue_position } = event
  const isShare = progress !== undefined && progress >= 0 && progress <= 1
  const isPosition = queue_position !== undefined && Number.isSafeInteger(queue_position) && queue_position >= 0
  return {
    type: 'execution.progress',
    status: 'running',
    phase,
    ...(isShare ? { progress } : {}),
    ...(isPosition ? { queue_position } : {})
  }
}

function completionOf(event: Extract<ProviderEvent, { type: 'completed' }>, showsReason: boolean): Completion {
  const { finish_reason, served_model } = event
  if (!showsReason && finish_reason !== undefined && finish_reason !== 'stop' && finish_reason !== 'tool_calls') {
    // Nothing could tell the caller that this answer is not whole.
    throw attemptFailure('stream_malformed', 'The provider cut its answer short.', { remoteOutcome: 'finished' })
  }
  return {
    ...(showsReason && finish_reason !== undefined ? { finishReason: finish_reason } : {}),
    ...(served_model ? { servedModel: served_model } : {})
  }
}

/** Holds what an attempt's output must be consistent with: indexes by first appearance, and the calls it has opened. */
function createConsistency() {
  const indexes = new Set<number>()
  const calls = new Set<string>()
  let last: number | undefined
  let highest = -1
  return {
    index(index: number): void {
      if (index === last) return
      if (!indexes.has(index)) {
        if (!Number.isSafeInteger(index) || index <= highest) {
          throw contradiction('The provider opened a part of its output out of order.')
        }
        indexes.add(index)
        highest = index
      }
      last = index
    },
    open(callId: string, name: string): void {
      if (callId === '' || name === '') throw contradiction('The provider opened a tool call without a name.')
      if (calls.has(callId)) throw contradiction('The provider opened a tool call twice.')
      calls.add(callId)
    },
    within(callId: string): void {
      if (!calls.has(callId)) throw contradiction('The provider went on with a tool call that it had not opened.')
    }
  }
}

type Consistency = ReturnType<typeof createConsistency>

function outputBody(event: OutputEvent, consistency: Consistency, features: OutputFeatures): EventBody | undefined {
  switch (event.type) {
    case 'output.delta':
    case 'output.reasoning.delta':
    case 'output.refusal.delta': {
      const { type, output_index, delta } = event
      const hidden =
        (type === 'output.reasoning.delta' && !features.reasoning) ||
        (type === 'output.refusal.delta' && !features.refusal)
      if (delta === '' || hidden) return undefined
      consistency.index(output_index)
      return { type, status: 'running', output_index, delta }
    }
    case 'tool.call.started': {
      const { type, call_id, name, output_index } = event
      if (output_index !== undefined) consistency.index(output_index)
      consistency.open(call_id, name)
      return { type, status: 'running', call_id, name, ...(output_index === undefined ? {} : { output_index }) }
    }
    case 'tool.call.arguments.delta': {
      const { type, call_id, delta } = event
      consistency.within(call_id)
      return delta === '' ? undefined : { type, status: 'running', call_id, delta }
    }
    case 'output.result': {
      const { type, result, artifacts } = event
      if (typeof result !== 'object' || result === null || Array.isArray(result)) {
        throw contradiction('The provider gave a result that is no object.')
      }
      const shown = result as Record<string, unknown>
      return { type, status: 'running', result: shown, ...(artifacts === undefined ? {} : { artifacts }) }
    }
    default:
      return undefined
  }
}

/**
 * A gate for one attempt on one target. Preamble passes without a trace: empty deltas make no event, usage goes to the meter, repeated
 * progress is told once. Only what becomes an output event commits; the provider's state waits until then, or for the completion.
 *
 * @see spec/chapters/07-events.md
 */
export function createOutputGate(target: Target, meter: UsageMeter, features: OutputFeatures): OutputGate {
  const consistency = createConsistency()
  const hold = createStateHold(target)
  let committed = false
  let completion: Completion | undefined
  let lastProgress = ''

  function progress(event: ProgressEvent, bodies: EventBody[]): void {
    const body = progressBody(event)
    const told = JSON.stringify(body)
    if (told === lastProgress) return
    lastProgress = told
    bodies.push(body)
  }

  function assertGoingOn(): void {
    if (completion !== undefined) throw contradiction('The provider went on after its own terminal.')
  }

  function output(event: OutputEvent, bodies: EventBody[]): void {
    const body = outputBody(event, consistency, features)
    if (body === undefined) return
    assertGoingOn()
    committed = true
    bodies.push(body)
    hold.release(bodies)
  }

  function state(event: StateEvent, bodies: EventBody[]): void {
    if (!features.providerState) return
    assertGoingOn()
    hold.take(event.data)
    if (committed) hold.release(bodies)
  }

  return {
    take(events, bodies) {
      for (const event of events) {
        if (event.type === 'usage') meter.observe(event.facts)
        else if (event.type === 'completed') completion ??= completionOf(event, features.finishReason)
        else if (event.type === 'output.provider_state') state(event, bodies)
        else if (event.type !== 'progress') output(event, bodies)
        else if (completion === undefined) progress(event, bodies)
      }
      // Not before the whole batch is found consistent: what is shown of a state can belong to no attempt that failed.
      if (completion !== undefined) hold.release(bodies)
      return completion
    },
    get committed() {
      return committed
    }
  }
}
