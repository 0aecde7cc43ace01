type Fetch = typeof globalThis.fetch

/** A network that sends generating requests with other headers; `edit` changes them in place. */
export function rewriteProviderRequests(edit: (headers: Headers) => void): (fetch: Fetch) => Fetch {
  return (fetch) => (input, init) => {
    if (init?.method !== 'POST') return fetch(input, init)
    const headers = new Headers(init.headers)
    edit(headers)
    return fetch(input, { ...init, headers })
  }
}
