import type { ExecutionRequest } from '../../../generated/types.ts'
import { providerFailure } from '../../../reference/core/errors.ts'
import type { Provider, ProviderFailure } from '../../../reference/core/ports.ts'

/** The whole execution gets a limit so many times over, and each attempt has it once. */
export const timesOver = 8

/** An adapter that itself ends the execution once an attempt has taken its limit: the core's own is far away. */
export function endAttemptAfter(
  limitOf: (request: ExecutionRequest) => number | undefined,
  failure: ProviderFailure
): (provider: Provider) => Provider {
  return (provider) => ({
    ...provider,
    async *execute(call) {
      const limit = limitOf(call.request)
      const over = new AbortController()
      const timeout = limit === undefined ? undefined : setTimeout(() => over.abort(), limit)
      try {
        yield* provider.execute({ ...call, signal: AbortSignal.any([call.signal, over.signal]) })
      } catch (thrown) {
        if (!over.signal.aborted || call.signal.aborted) throw thrown
        throw providerFailure(failure)
      } finally {
        clearTimeout(timeout)
      }
    }
  })
}
