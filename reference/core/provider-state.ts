import type { ExecutionRequest, IgnoredState, Target } from '../../generated/types.ts'

/** A request as one provider may see it, and the state that was left out of it. */
export interface RequestForTarget {
  readonly request: ExecutionRequest
  readonly ignored: readonly IgnoredState[]
}

/**
 * Leaves out of a request what other providers gave as their state: it may hold what they alone should see, and no one else can read it.
 * State of another model of the same provider stays. `input_index` counts in the input as it was sent.
 *
 * @see spec/chapters/24-features.md
 */
export function requestFor(target: Target, request: ExecutionRequest): RequestForTarget {
  const ignored: IgnoredState[] = []
  const input = request.input.filter((part, input_index) => {
    if (part.type !== 'provider_state' || part.provider === target.provider) return true
    ignored.push({ provider: part.provider, model: part.model, input_index })
    return false
  })
  return ignored.length === 0 ? { request, ignored } : { request: { ...request, input }, ignored }
}
