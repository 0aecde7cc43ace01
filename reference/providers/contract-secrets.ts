import { ok } from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'

/** The credential of the adapter under test. Letters, digits and dashes, as a header can hold it. */
export const credential = 'sk-contract-CANARY-4f1c9d2e7b80'

const encodings = [
  credential,
  credential.toLowerCase(),
  Buffer.from(credential).toString('base64'),
  Buffer.from(credential).toString('base64url'),
  Buffer.from(credential).toString('hex'),
  encodeURIComponent(credential)
]

/** Answers an error whose every corner holds the credential, in several encodings. */
export function echo(response: ServerResponse, status: number): void {
  const [raw, , base64, , hex] = encodings
  const error = { type: raw, code: raw, message: `bad key ${raw} ${base64}`, param: hex, error_code: raw, details: raw }
  const body = {
    type: 'error',
    error: { ...error, details: { error_code: raw } },
    detail: raw,
    error_type: raw,
    code: raw
  }
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': raw, 'retry-after': `7 ${raw}` })
  response.end(JSON.stringify(body))
}

/** No credential in whatever a caller or a log could show of it. */
export function holdsNoCredential(...things: readonly unknown[]): void {
  for (const thing of things) {
    const shown = `${inspect(thing, { depth: 10, showHidden: true })}\n${JSON.stringify(thing)}\n${stackOf(thing)}`
    for (const encoding of encodings) ok(!shown.includes(encoding), 'a credential shows')
  }
}

function stackOf(thing: unknown): string {
  return thing instanceof Error ? `${thing.stack}\n${stackOf(thing.cause)}` : ''
}
