import { equal, ok } from 'node:assert/strict'
import { errorCauses } from '../../generated/errors.ts'
import type { ExecutionRequest, Target } from '../../generated/types.ts'
import { isProviderFailure } from '../core/errors.ts'
import type { ManualClock } from '../core/manual-clock.ts'
import type { Provider, ProviderEvent, ProviderFailure } from '../core/ports.ts'
import { checkEvents } from './contract-events.ts'

/** What one attempt came to. `thrown` is absent where it succeeded. */
export interface Attempt {
  readonly events: readonly ProviderEvent[]
  readonly thrown: unknown
}

export interface AttemptOptions {
  readonly request: ExecutionRequest
  readonly signal?: AbortSignal
  /** Called after each batch. */
  readonly heard?: () => void
}

/** The target a provider's own manifest names first. */
export function targetOf(provider: Provider): Target {
  return { provider: provider.id, model: provider.manifest().models[0]?.model ?? '' }
}

/** Runs one attempt to its end, whatever that is. */
export async function attempt(provider: Provider, { request, signal, heard }: AttemptOptions): Promise<Attempt> {
  const events: ProviderEvent[] = []
  let calls = 0
  try {
    const batches = provider.execute({
      request: frozen(structuredClone(request)),
      target: targetOf(provider),
      signal: signal ?? new AbortController().signal,
      ids: { executionId: () => 'execution', callId: () => `made-${++calls}` }
    })
    for await (const batch of batches) {
      ok(batch.length > 0, 'no batch is empty')
      events.push(...batch)
      heard?.()
    }
    return { events, thrown: undefined }
  } catch (thrown) {
    ok(thrown !== undefined, 'an attempt that fails throws something')
    return { events, thrown }
  }
}

/** What a failed attempt throws. */
export type Failed = Error & ProviderFailure

/** The next attempt gets the same request, so an adapter that changes it is told at once. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

export function mustSucceed({ events, thrown }: Attempt, target: Target): readonly ProviderEvent[] {
  if (thrown !== undefined) throw thrown
  checkEvents(events, target, 'completed')
  return events
}

const classes = ['transient', 'uncertain', 'target_scoped', 'request_scoped']
const outcomes = ['not_started', 'unknown', 'finished', undefined]
const codes = new Set(Object.values(errorCauses).map(({ code }) => code))

/** The failure of an attempt, whole as the core needs it. */
export function mustFail({ events, thrown }: Attempt, target: Target): Failed {
  ok(thrown !== undefined, 'the attempt fails')
  if (!isProviderFailure(thrown)) throw thrown
  checkEvents(events, target, 'failed')
  const { failureClass, code, message, providerCode, retryAfterMs, remoteOutcome } = thrown
  ok(classes.includes(failureClass), `${failureClass} is a failure class`)
  ok(codes.has(code), `${code} is an error code`)
  ok(message !== '' && message.length <= 512, 'a message says something and not too much')
  ok(providerCode === undefined || /^[A-Za-z0-9_.:-]{1,64}$/.test(providerCode), 'a provider code is short and plain')
  ok(retryAfterMs === undefined || (retryAfterMs >= 0 && Number.isFinite(retryAfterMs)), 'a wait is a number')
  ok(outcomes.includes(remoteOutcome), `${remoteOutcome} is a remote outcome`)
  return thrown
}

function verdict({ failureClass, code }: ProviderFailure): string {
  return `${failureClass} ${code}`
}

export function mustBe(failure: ProviderFailure, ...expected: readonly string[]): void {
  ok(expected.includes(verdict(failure)), `${verdict(failure)} is one of: ${expected.join(', ')}`)
}

/** Waits for `ended` while no time passes: a few turns of the network must do. */
export async function atOnce(ended: Promise<unknown>): Promise<void> {
  equal(await settles(ended, async () => undefined), true, 'an attempt ends at once')
}

/** Lets time pass until `ended`, in steps that leave the network its turns; fails after `byMs` and a good deal more. */
export async function passTime(clock: ManualClock, byMs: number, ended: Promise<unknown>): Promise<void> {
  const over = await settles(ended, () => clock.advance(byMs / 20))
  equal(over, true, 'an attempt ends within its limits')
}

/** Whether `ended` settles within a bounded number of turns of the network, with a `step` between them. */
async function settles(ended: Promise<unknown>, step: () => Promise<void>): Promise<boolean> {
  let over = false
  const note = (): void => {
    over = true
  }
  ended.then(note, note)
  for (let turn = 0; turn < 1000 && !over; turn++) {
    await step()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return over
}
