import type { ExecutionRequest } from '../../../generated/types.ts'
import type { Runtime } from '../../../reference/core/runtime-port.ts'

/** A runtime that does another request than it was sent. */
export function rewriteSubmit(edit: (request: ExecutionRequest) => ExecutionRequest): (runtime: Runtime) => Runtime {
  return (runtime) => ({
    ...runtime,
    submit: (request, options) => runtime.submit(edit(request), options)
  })
}

/** The same for what stands under `routing`. */
export function rewriteRouting(
  edit: (routing: NonNullable<ExecutionRequest['routing']>) => NonNullable<ExecutionRequest['routing']>
): (runtime: Runtime) => Runtime {
  return rewriteSubmit((request) => ({ ...request, routing: edit(request.routing ?? {}) }))
}
