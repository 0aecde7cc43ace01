import type { FetchLike } from '../../client/index.ts'

const tooMany = 5

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/** A runtime with a fault that nobody sees alone: from the fifth stream on that is open, all wait for a lock that none gives back. */
export function deadlocking(): (app: FetchLike) => FetchLike {
  let open = 0
  return (app) => async (request) => {
    const response = await app(request)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (!isStream || response.body === null) return response
    open += 1
    let inside = true
    const leave = (): void => {
      if (inside) open -= 1
      inside = false
    }
    let stuck = false
    const guard = new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        stuck ||= open >= tooMany
        if (stuck) await untilAborted(request.signal)
        controller.enqueue(chunk)
      },
      flush: leave
    })
    request.signal.addEventListener('abort', leave, { once: true })
    return new Response(response.body.pipeThrough(guard), response)
  }
}
