import type { FetchLike } from '../../client/index.ts'
import { rewriteKeyed } from './rewrite-keyed.ts'

/** An HTTP face that takes a submit for a replay where `compared` gives the same for both bodies. What is no JSON is compared as it is. */
export function compareBodies(compared: (body: unknown) => unknown): (app: FetchLike) => FetchLike {
  const bodies = new Map<string, string>()
  return rewriteKeyed(async ({ key, text, send }) => {
    const known = bodies.get(key)
    if (known !== undefined && said(known, compared) === said(text, compared)) return send({ text: known })
    const response = await send()
    if (response.status < 300) bodies.set(key, text)
    return response
  })
}

function said(text: string, compared: (body: unknown) => unknown): string {
  try {
    return JSON.stringify(compared(JSON.parse(text)))
  } catch {
    return text
  }
}
