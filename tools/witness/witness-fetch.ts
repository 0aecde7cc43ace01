/** A fetch for a client library, and the moment in which the library has read everything that a silent provider sent. */
export interface WitnessFetch {
  readonly fetch: typeof fetch
  /** Resolves a few turns of the event loop after the body has reached `bytes`; never, when it does not. */
  readonly exhausted: Promise<void>
}

/** Counts the body of the answer. No clock is asked: what has arrived is read in as many turns as it takes. */
export function witnessFetch(bytes: number): WitnessFetch {
  let reached: () => void = () => {}
  const exhausted = new Promise<void>((resolve) => {
    reached = resolve
  })
  let seen = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      seen += chunk.length
      if (seen >= bytes) void turns(50).then(reached)
    }
  })
  return {
    exhausted,
    async fetch(input, init) {
      const answer = await fetch(input, init)
      const { status, headers } = answer
      return answer.body === null ? answer : new Response(answer.body.pipeThrough(count), { status, headers })
    }
  }
}

async function turns(number: number): Promise<void> {
  for (let turn = 0; turn < number; turn++) await new Promise((resolve) => setImmediate(resolve))
}
