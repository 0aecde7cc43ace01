import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { Step } from './step.ts'

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([3, 0])

/**
 * The body as one gzip member. Every piece is flushed to a byte border, so that each frame can be read as soon as it is written. A body
 * that is cut off instead of ended lacks the member's trailer, as it would from a real server.
 */
export function* zipped(steps: Iterable<Step>): Generator<Step> {
  let sum = 0
  let length = 0
  let begun = false
  const written = (bytes: Uint8Array): Step => {
    const all = begun ? bytes : Buffer.concat([header, bytes])
    begun = true
    return { do: 'bytes', bytes: all, alone: false }
  }
  for (const step of steps) {
    if (step.do === 'end') yield written(Buffer.concat([lastBlock, trailer(sum, length)]))
    if (step.do !== 'bytes') {
      yield step
      continue
    }
    sum = crc32(step.bytes, sum)
    length += step.bytes.length
    yield written(deflateRawSync(step.bytes, { finishFlush: constants.Z_SYNC_FLUSH }))
  }
}

function trailer(sum: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32LE(sum, 0)
  bytes.writeUInt32LE(length % 2 ** 32, 4)
  return bytes
}

/** Whether a request lets its answer be compressed with gzip; one that says nothing of encodings gets plain bytes. */
export function acceptsGzip(headers: Readonly<Record<string, string>>): boolean {
  const weights = new Map<string, number>()
  for (const item of (headers['accept-encoding'] ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '')
    weights.set(name, Number(weight ?? 1))
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0
}
