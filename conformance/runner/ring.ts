/** The last so many characters of an endless output. */
export interface Ring {
  write(chunk: string): void
  /** The last `count` lines of what is kept. */
  lastLines(count: number): string
}

/** Keeps at most `limit` characters; memory stays below twice that. */
export function createRing(limit: number): Ring {
  let kept = ''
  return {
    write(chunk) {
      kept += chunk
      if (kept.length > 2 * limit) kept = kept.slice(-limit)
    },
    lastLines: (count) => kept.slice(-limit).trimEnd().split('\n').slice(-count).join('\n')
  }
}
