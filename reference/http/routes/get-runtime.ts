import type { Route } from '../route.ts'

/** `GET /v1/runtime`: what the runtime is and claims; 503 with the same body once it takes no more work. */
export const getRuntime: Route<'getRuntime'> = (_context, { runtime }) => {
  const body = runtime.info()
  const away = body.state === 'stopping' || body.state === 'unavailable'
  return { status: away ? 503 : 200, body }
}
