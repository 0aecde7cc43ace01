/** A way to cut a body into network chunks. */
export interface Chunking {
  readonly name: string
  cut(bytes: Uint8Array): Uint8Array[]
}

export const whole: Chunking = { name: 'whole', cut: (bytes) => [bytes] }

/** A chunk a line, the line feed at its end. */
export const perLine: Chunking = {
  name: 'line',
  cut(bytes) {
    const ends = [...bytes.keys()].filter((at) => bytes[at] === 0x0a).map((at) => at + 1)
    return pieces(bytes, ends)
  }
}

export const perByte: Chunking = { name: 'byte', cut: (bytes) => pieces(bytes, [...bytes.keys()]) }

/** Chunks of 1 to 400 bytes; the same seed cuts the same body alike. */
export function randomCuts(seed: number): Chunking {
  return {
    name: `random ${seed}`,
    cut(bytes) {
      const random = seeded(seed)
      const ends: number[] = []
      for (let at = 0; at < bytes.length; ) {
        at += 1 + Math.floor(random() ** 2 * 400)
        ends.push(at)
      }
      return pieces(bytes, ends)
    }
  }
}

function pieces(bytes: Uint8Array, ends: readonly number[]): Uint8Array[] {
  const borders = [...new Set([0, ...ends.filter((end) => end < bytes.length), bytes.length])]
  return borders.slice(1).map((end, place) => bytes.subarray(borders[place], end))
}

/** A small linear congruential generator: cuts need to be varied and repeatable, nothing more. */
function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
