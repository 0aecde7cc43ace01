/** Shorter pieces of a credential say nothing, and would be found in harmless text. */
const pieceLength = 8

/**
 * Blacks out, with `x` in equal length, every piece of a presented credential of eight or more characters, plain, in base64, in
 * hexadecimal or percent-encoded, and the last characters of one behind stars or dots as providers show them.
 */
export class Blackout {
  readonly #pieces = new Set<string>()
  readonly #tails: string[] = []

  constructor(credentials: readonly string[]) {
    for (const credential of credentials) this.#learn(credential)
  }

  /** `bytes` holds one byte a character; so does what comes back, in the same length. */
  apply(bytes: string): { readonly bytes: string; readonly hidden: number } {
    if (this.#pieces.size === 0) return { bytes, hidden: 0 }
    const dark = this.#darkPlaces(bytes)
    if (dark.length === 0) return { bytes, hidden: 0 }
    const parts: string[] = []
    let at = 0
    for (const [start, end] of dark) {
      parts.push(bytes.slice(at, start), 'x'.repeat(end - start))
      at = end
    }
    return { bytes: parts.join('') + bytes.slice(at), hidden: dark.length }
  }

  #learn(credential: string): void {
    if (credential.length < pieceLength) return
    this.#tails.push(credential)
    for (const form of formsOf(credential)) {
      for (let at = 0; at + pieceLength <= form.length; at++) this.#pieces.add(form.slice(at, at + pieceLength))
    }
  }

  #darkPlaces(bytes: string): [number, number][] {
    const dark: [number, number][] = []
    const add = (start: number, end: number): void => {
      const last = dark.at(-1)
      if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end)
      else dark.push([start, end])
    }
    for (let at = 0; at + pieceLength <= bytes.length; at++) {
      if (this.#pieces.has(bytes.slice(at, at + pieceLength))) add(at, at + pieceLength)
    }
    // Masked keys stand apart from whole ones, so their places are merged in afterwards.
    for (const { index, 0: shown, groups } of bytes.matchAll(
      /[\w-]{0,16}(?:\*{2,64}|\.{3}|\xe2\x80\xa6)(?<tail>[\w-]{2,8})/g
    )) {
      const tail = groups?.tail ?? ''
      if (this.#tails.some((credential) => credential.endsWith(tail))) dark.push([index, index + shown.length])
    }
    return united(dark)
  }
}

function united(spans: [number, number][]): [number, number][] {
  const sorted = spans.sort((a, b) => a[0] - b[0])
  const result: [number, number][] = []
  for (const [start, end] of sorted) {
    const last = result.at(-1)
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

/** The ways in which a text may come back. Base64 differs with the place in its group of three; the letters at the borders are left out. */
function formsOf(text: string): string[] {
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.from(`${'\0'.repeat(offset)}${text}`, 'latin1')
      .toString('base64')
      .replace(/=+$/, '')
      .slice(offset === 0 ? 0 : offset + 1, -1)
  )
  const hex = Buffer.from(text, 'latin1').toString('hex')
  const urlSafe = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))
  return [text, ...base64, ...urlSafe, hex, hex.toUpperCase(), encodeURIComponent(text), text.replaceAll('/', '\\/')]
}
