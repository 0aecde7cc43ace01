import { refusal } from '../../../reference/core/errors.ts'
import type { Control } from '../mutant.ts'

export const isSometimesFull: Control = {
  name: 'is-sometimes-full',
  title: 'Every ninth submit that is new is refused for lack of room, with the time to wait.',
  edits() {
    let submits = 0
    // A key that was taken is answered also when there is no room.
    const taken = new Set<string>()
    return {
      runtime: (runtime) => ({
        ...runtime,
        async submit(request, options) {
          const key = `${options?.partition ?? ''} ${options?.idempotencyKey ?? ''}`
          const isKnown = options?.idempotencyKey !== undefined && taken.has(key)
          if (!isKnown) submits += 1
          if (isKnown || submits % 9 !== 0) {
            const outcome = await runtime.submit(request, options)
            if (!('refused' in outcome)) taken.add(key)
            return outcome
          }
          const { refused } = refusal('admission_full', 'There is no room now.', { retry_after_ms: 0 })
          return { refused: { ...refused, retryAfterSeconds: 0 } }
        }
      })
    }
  }
}
