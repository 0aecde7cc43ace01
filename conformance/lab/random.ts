import { createHash } from 'node:crypto'

/** A stream of numbers in [0, 1), the same for the same seed text in every process. Not for secrets. */
export function seededRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A lower-case token of `length` hex digits (at most 64) that depends on the seed text alone. */
export function seededToken(seed: string, length: number): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, length)
}
