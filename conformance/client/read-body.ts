import { TransportFailure } from './transport.ts'

/** Reads a whole body as UTF-8 (lossily). More than `maxBytes` is a `protocol` failure; the connection is left. */
export async function readBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new TransportFailure('protocol')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
