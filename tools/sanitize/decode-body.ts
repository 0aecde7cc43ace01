import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** A body that is larger is nothing that anybody records on purpose. */
const limit = { maxOutputLength: 256 * 1024 * 1024 }

/**
 * Takes the content coding off a body; `encoding` is the value of `content-encoding`, none and `identity` included.
 * @throws {Error} of zlib where the body is not of that coding or too large; {@link RangeError} where the coding is not known here
 */
export function decodeBody(bytes: Buffer, encoding: string): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return bytes
    case 'gzip':
    case 'x-gzip':
      return gunzipSync(bytes, limit)
    case 'deflate':
      return inflateSync(bytes, limit)
    case 'br':
      return brotliDecompressSync(bytes, limit)
    default:
      throw new RangeError('a body is encoded in a way that is not known here')
  }
}
