import { attemptFailure } from '../../../reference/core/errors.ts'
import type { Provider, ProviderFailure } from '../../../reference/core/ports.ts'
import type { Edits } from '../mutant.ts'

/** How a call left its slot. */
export type Exit = 'completed' | 'failed' | 'left'

/** What is odd about a gate. */
export interface GateHabits {
  /** How many slots an exit gives back; one by default. */
  readonly returns?: (exit: Exit) => number
  /** What a full queue is. */
  readonly full?: () => Error & ProviderFailure
}

const queueFull = (): Error & ProviderFailure =>
  attemptFailure('provider_queue_full', 'The queue of the provider is full.', { remoteOutcome: 'not_started' })

/**
 * A runtime whose adapters keep the limits of their providers themselves, so that a target is selected before the wait for a slot. By
 * itself it does nothing wrong.
 */
export function ownGate(habits: GateHabits = {}): Edits {
  const limits = new Map<string, Limits>()
  return {
    provider(provider) {
      const manifest = provider.manifest()
      const { max_concurrency: most = 64, max_queue_depth: depth = 64 } = manifest.limits ?? {}
      limits.set(manifest.provider, { max_concurrency: most, max_queue_depth: depth })
      return gated(provider, createSlots(most, depth, habits))
    },
    entries: (entries) => entries.map((entry) => ({ ...entry, maxConcurrency: 1024, maxQueueDepth: 1024 })),
    // The manifest tells what was configured, though the core knows nothing of it any more.
    runtime: (runtime) => ({
      ...runtime,
      providers: () =>
        runtime.providers().map((manifest) => ({
          ...manifest,
          limits: { ...manifest.limits, ...limits.get(manifest.provider) }
        }))
    })
  }
}

interface Limits {
  readonly max_concurrency: number
  readonly max_queue_depth: number
}

interface Slots {
  /** False where the call was left before its turn came. */
  enter(signal: AbortSignal): Promise<boolean>
  leave(exit: Exit): void
}

function createSlots(most: number, depth: number, { returns = () => 1, full = queueFull }: GateHabits): Slots {
  const waiting: (() => void)[] = []
  let free = most
  return {
    async enter(signal) {
      if (free > 0) {
        free -= 1
        return true
      }
      if (waiting.length >= depth) throw full()
      return new Promise((resolve) => {
        const turn = (): void => resolve(true)
        waiting.push(turn)
        signal.addEventListener('abort', () => {
          const place = waiting.indexOf(turn)
          if (place === -1) return
          waiting.splice(place, 1)
          resolve(false)
        })
      })
    },
    leave(exit) {
      free += returns(exit)
      while (free > 0 && waiting.length > 0) {
        free -= 1
        waiting.shift()?.()
      }
    }
  }
}

const gated = (provider: Provider, slots: Slots): Provider => ({
  ...provider,
  async *execute(call) {
    if (!(await slots.enter(call.signal))) return
    let exit: Exit = 'left'
    try {
      for await (const batch of provider.execute(call)) {
        if (batch.some(({ type }) => type === 'completed')) exit = 'completed'
        yield batch
      }
    } catch (thrown) {
      if (!call.signal.aborted) exit = 'failed'
      throw thrown
    } finally {
      slots.leave(exit)
    }
  }
})
