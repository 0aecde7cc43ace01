import type { ExecutionRequest } from '../../../generated/types.ts'
import type { Provider } from '../../../reference/core/ports.ts'

/** Providers that hear another request from an execution's second attempt on. */
export function rewriteLaterAttempts(edit: (request: ExecutionRequest) => object): (provider: Provider) => Provider {
  const asked = new WeakSet<object>()
  return (provider) => ({
    ...provider,
    execute(call) {
      const { request } = call
      if (asked.has(request)) return provider.execute({ ...call, request: edit(request) as ExecutionRequest })
      asked.add(request)
      return provider.execute(call)
    }
  })
}
