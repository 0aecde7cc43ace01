import { refusal } from '../../../reference/core/errors.ts'
import type { Control } from '../mutant.ts'

export const isSometimesFull: Control = {
  name: 'is-sometimes-full',
  title: 'Every ninth submit is refused for lack of room, with the time to wait.',
  edits() {
    let submits = 0
    return {
      runtime: (runtime) => ({
        ...runtime,
        async submit(request, options) {
          submits += 1
          if (submits % 9 !== 0) return runtime.submit(request, options)
          const { refused } = refusal('admission_full', 'There is no room now.', { retry_after_ms: 0 })
          return { refused: { ...refused, retryAfterSeconds: 0 } }
        }
      })
    }
  }
}
