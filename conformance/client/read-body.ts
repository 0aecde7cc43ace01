import { type Allowance, boundless } from './memory-budget.ts'
import { TransportFailure } from './transport.ts'

/** Reads a whole body as UTF-8 (lossily). More than `maxBytes`, or than there is room for, is a `protocol` failure; the connection is left. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  allowance: Allowance = boundless
): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes || !allowance.take(chunk.length)) throw new TransportFailure('protocol')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
