const LF = 0x0a
const CR = 0x0d
const BOM = [0xef, 0xbb, 0xbf] as const

/** One line without its end; `offset` is that of its first byte in the body. */
export interface Line {
  readonly text: string
  readonly offset: number
}

/** Cuts a byte stream into lines. */
export interface LineSplitter {
  push(bytes: Uint8Array): Line[]
  /** Bytes taken so far. */
  offset(): number
  /** Offset of the first byte of the unfinished line (equal to `offset()` when there is none). */
  pendingOffset(): number
}

/**
 * Ends a line at LF, CR or CRLF, wherever chunks are cut: a CR ends its line at once and an LF right behind it is swallowed, so no
 * line waits for the next chunk. Bytes are decoded a whole line at a time (line ends are ASCII, so no character is cut) and lossily,
 * as the standard asks. One byte order mark at the very start is dropped; later ones stay.
 */
export function createLineSplitter(): LineSplitter {
  // `ignoreBOM` keeps marks inside the stream: only the one at the start is ours to drop.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let pending: Uint8Array[] = []
  let pendingOffset = 0
  let offset = 0
  let swallowLf = false
  let bomSeen: number | 'done' = 0

  const finish = (last: Uint8Array, next: number): Line => {
    const bytes = pending.length === 0 ? last : Buffer.concat([...pending, last])
    const line = { text: decoder.decode(bytes), offset: pendingOffset }
    pending = []
    pendingOffset = next
    return line
  }

  /** Consumes the mark's bytes across chunks; puts them back as content when they turn out to be something else. */
  const skipBom = (bytes: Uint8Array): number => {
    let at = 0
    while (bomSeen !== 'done' && at < bytes.length) {
      if (bytes[at] === BOM[bomSeen]) {
        at += 1
        bomSeen += 1
        if (bomSeen === BOM.length) {
          bomSeen = 'done'
          pendingOffset = offset + at
        }
      } else {
        if (bomSeen > 0) pending.push(Uint8Array.from(BOM.slice(0, bomSeen)))
        bomSeen = 'done'
      }
    }
    return at
  }

  return {
    push(bytes) {
      const lines: Line[] = []
      const begin = bomSeen === 'done' ? 0 : skipBom(bytes)
      // While the mark is undecided its bytes wait in `bomSeen`; those of this chunk are consumed.
      let start = begin
      for (let at = begin; at < bytes.length; at += 1) {
        const byte = bytes[at]
        if (swallowLf) {
          swallowLf = false
          if (byte === LF) {
            start = at + 1
            pendingOffset = offset + start
            continue
          }
        }
        if (byte !== LF && byte !== CR) continue
        lines.push(finish(bytes.subarray(start, at), offset + at + 1))
        start = at + 1
        swallowLf = byte === CR
      }
      if (start < bytes.length) pending.push(bytes.slice(start))
      offset += bytes.length
      return lines
    },
    offset: () => offset,
    pendingOffset: () => pendingOffset
  }
}
