/** Repeatable randomness: the same seed draws the same numbers on every machine. */
export interface Draw {
  /** A whole number of `0…below - 1`. */
  below(below: number): number
  pick<Value>(values: readonly Value[]): Value
}

/** A 32-bit xorshift generator behind a hash of the seed, so that neighbouring seeds have nothing in common. */
export function createDraw(seed: number): Draw {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0 || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
  const below = (limit: number): number => next() % Math.max(1, limit)
  return {
    below,
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new RangeError('nothing to pick from')
      return values[below(values.length)] as Value
    }
  }
}
