type Fetch = typeof globalThis.fetch

export type Body = Readonly<Record<string, unknown>>

/** A network that tells text providers something else than the adapter wrote; `edit` gets the body of each generating request. */
export function rewriteProviderBodies(edit: (body: Body) => Body): (fetch: Fetch) => Fetch {
  return (fetch) => (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    if (init?.method !== 'POST' || typeof init.body !== 'string' || url.includes('/lab-fal-')) return fetch(input, init)
    const body = JSON.stringify(edit(JSON.parse(init.body) as Body))
    const headers = new Headers(init.headers)
    headers.delete('content-length')
    return fetch(input, { ...init, headers, body })
  }
}

/** The list of turns, by whatever name the dialect has for it. */
export function rewriteTurns(edit: (turns: readonly Body[]) => readonly Body[]): (fetch: Fetch) => Fetch {
  return rewriteProviderBodies((body) => {
    const key = 'messages' in body ? 'messages' : 'input'
    return { ...body, [key]: edit(body[key] as readonly Body[]) }
  })
}

/** Every object in a JSON value, edited from the inside out. */
export function rewriteObjects(value: unknown, edit: (object: Body) => Body): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewriteObjects(entry, edit))
  if (typeof value !== 'object' || value === null) return value
  return edit(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewriteObjects(inner, edit)])))
}

/** The body without some of its fields. */
export const without =
  (...fields: readonly string[]) =>
  (body: Body): Body =>
    Object.fromEntries(Object.entries(body).filter(([key]) => !fields.includes(key)))
