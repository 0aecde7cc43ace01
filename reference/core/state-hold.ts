import type { Target } from '../../generated/types.ts'
import { attemptFailure } from './errors.ts'
import type { BodyOf, EventBody } from './event-writer.ts'
import type { ProviderStateData } from './ports.ts'

/** What is held of a provider's state before its first output, in characters of JSON: more would let it fill the memory unseen. */
const mostHeld = 16 * 1024 * 1024

/** Keeps a provider's state back until it may be shown. */
export interface StateHold {
  /** @throws a provider failure for a state that is no JSON value, or once too much is held. */
  take(data: ProviderStateData): void
  /** Adds what is held to `bodies`, in its order. */
  release(bodies: EventBody[]): void
}

/** An empty hold. A state is named by the target that gave it, whatever the adapter calls itself, so that it finds its way back. */
export function createStateHold(target: Target): StateHold {
  let held: BodyOf<'output.provider_state'>[] = []
  let size = 0
  return {
    take(data) {
      const text = JSON.stringify(data)
      if (text === undefined) throw attemptFailure('stream_malformed', 'The provider gave a state that is no JSON.')
      size += text.length
      if (size > mostHeld)
        throw attemptFailure('stream_malformed', 'The provider gave too much state before its output.')
      held.push({ type: 'output.provider_state', status: 'running', ...target, data })
    },
    release(bodies) {
      if (held.length === 0) return
      bodies.push(...held)
      held = []
      size = 0
    }
  }
}
