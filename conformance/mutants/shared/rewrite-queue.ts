type Fetch = typeof globalThis.fetch

/** One exchange with a queue. */
export interface QueueExchange {
  readonly method: string
  readonly url: string
  readonly init: RequestInit | undefined
  /** Sends it as it is, or with other parts. */
  readonly send: (url?: string, init?: RequestInit) => Promise<Response>
}

/** A network that treats what concerns a queue otherwise; every other request passes. */
export function rewriteQueue(edit: (exchange: QueueExchange) => Promise<Response>): (fetch: Fetch) => Fetch {
  return (fetch) => async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    if (!url.includes('/lab-fal-')) return fetch(input, init)
    const method = init?.method ?? 'GET'
    return edit({ method, url, init, send: (other = url, parts = init) => fetch(other, parts) })
  }
}

/** JSON answers with another body or status. */
export function rewriteQueueAnswers(
  edit: (body: Readonly<Record<string, unknown>>, exchange: QueueExchange, status: number) => Response | undefined
): (fetch: Fetch) => Fetch {
  return rewriteQueue(async (exchange) => {
    const response = await exchange.send()
    const text = await response.text()
    const same = (): Response => new Response(text, { status: response.status, headers: headersOf(response) })
    try {
      return edit(JSON.parse(text) as Record<string, unknown>, exchange, response.status) ?? same()
    } catch {
      return same()
    }
  })
}

function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return headers
}
