type Fetch = typeof globalThis.fetch

/** A network in which error answers have other headers; `edit` changes them in place. */
export function rewriteProviderHeaders(edit: (headers: Headers) => void): (fetch: Fetch) => Fetch {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init)
    if (response.ok) return response
    const headers = new Headers(response.headers)
    edit(headers)
    return new Response(response.body, { status: response.status, headers })
  }
}
