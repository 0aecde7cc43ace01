import { RuntimeBusy } from './runtime-busy.ts'
import { delay } from './within.ts'

const tries = 6

/**
 * Does the work again, after the wait that was asked for, as long as the runtime answers that it is busy.
 *
 * @throws RuntimeBusy where it is still busy at the sixth time.
 */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RuntimeBusy) || tried === tries) throw error
      await delay(error.retryAfterMs)
    }
  }
}
