type Fetch = typeof globalThis.fetch

/** Turns the text of a provider's answer into another; it sees whole lines. */
export type LineEditor = (line: string, response: Response) => string

/** A network whose answers say something else, line by line, as they come. */
export function rewriteProviderLines(edit: LineEditor): (fetch: Fetch) => Fetch {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null) return response
    return replaced(response, response.body.pipeThrough(lines((line) => edit(line, response))))
  }
}

/** A network whose answers pass through `transform`, chunk by chunk. */
export function rewriteProviderChunks(edit: (chunk: Uint8Array) => Uint8Array): (fetch: Fetch) => Fetch {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null) return response
    const chunks = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => controller.enqueue(edit(chunk))
    })
    return replaced(response, response.body.pipeThrough(chunks))
  }
}

function replaced(response: Response, body: ReadableStream<Uint8Array>): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(body, { status: response.status, headers })
}

function lines(edit: (line: string) => string): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  return new TransformStream({
    transform(chunk, controller) {
      rest += decoder.decode(chunk, { stream: true })
      const whole = rest.lastIndexOf('\n') + 1
      if (whole === 0) return
      const text = rest.slice(0, whole)
      rest = rest.slice(whole)
      controller.enqueue(encoder.encode(text.replaceAll(/[^\n]+/g, edit)))
    },
    flush(controller) {
      if (rest !== '') controller.enqueue(encoder.encode(edit(rest)))
    }
  })
}

const credentialHeaders = ['authorization', 'x-api-key']

/** The credential that a provider request presents, as its header has it. */
export function credentialOf(init: RequestInit | undefined): string | undefined {
  const headers = new Headers(init?.headers)
  return credentialHeaders.map((name) => headers.get(name)).find((value) => value !== null) ?? undefined
}

/** The same request with another credential. */
export function withCredential(init: RequestInit | undefined, credential: string): RequestInit {
  const headers = new Headers(init?.headers)
  for (const name of credentialHeaders) if (headers.has(name)) headers.set(name, credential)
  return { ...init, headers }
}

/** A network whose answers have another body. */
export function rewriteProviderBody(
  edit: (body: ReadableStream<Uint8Array>, response: Response) => ReadableStream<Uint8Array>
): (fetch: Fetch) => Fetch {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    return response.body === null ? response : replaced(response, edit(response.body, response))
  }
}
