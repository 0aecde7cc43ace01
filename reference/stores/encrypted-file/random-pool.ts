import { randomBytes } from 'node:crypto'

const poolBytes = 4096

/**
 * Random bytes drawn from the system a pool at a time: a call for each nonce costs more than sealing a small record. No byte is given out
 * twice; what asks for more than a pool gets its own draw.
 */
export function createRandomPool(draw: (bytes: number) => Buffer = randomBytes): (bytes: number) => Buffer {
  let pool: Buffer = Buffer.alloc(0)
  return (bytes) => {
    if (bytes > poolBytes) return draw(bytes)
    if (pool.length < bytes) pool = draw(poolBytes)
    const given = pool.subarray(0, bytes)
    pool = pool.subarray(bytes)
    return given
  }
}
