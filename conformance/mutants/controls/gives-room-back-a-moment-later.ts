import { refusal } from '../../../reference/core/errors.ts'
import type { Control } from '../mutant.ts'

/** Longer than it takes to read an end and submit anew. */
const restMs = 150

export const givesRoomBackAMomentLater: Control = {
  name: 'gives-room-back-a-moment-later',
  title: 'Who is refused for lack of room is followed by nobody new for a moment, whatever has ended since.',
  edits() {
    let until = 0
    const taken = new Set<string>()
    return {
      runtime: (runtime) => ({
        ...runtime,
        async submit(request, options) {
          const key = `${options?.partition ?? ''} ${options?.idempotencyKey ?? ''}`
          const isKnown = options?.idempotencyKey !== undefined && taken.has(key)
          if (!isKnown && performance.now() < until) {
            return refusal('admission_full', 'There is no room now.', { retry_after_ms: restMs })
          }
          const outcome = await runtime.submit(request, options)
          if (!('refused' in outcome)) taken.add(key)
          else if (outcome.refused.error.code === 'queue_full') until = performance.now() + restMs
          return outcome
        }
      })
    }
  }
}
