import { StringDecoder } from 'node:string_decoder'

/** Hears every line without its end. `whole` is false for a last line that no line feed ends: its writer may not be through. */
export type OnLine = (text: string, line: number, whole: boolean) => void

/** A line passed the limit, so that it is no line of this kind of file. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong'
  readonly line: number

  constructor(line: number) {
    super(`line ${line} does not end`)
    this.line = line
  }
}

/** Longer than any event that a runtime must take, and short enough to hold. */
const longestLine = 64 * 1024 * 1024

/**
 * Cuts a byte stream into lines at LF, one after the other; a byte order mark at the start is dropped. It holds one line and one chunk.
 *
 * @throws LineTooLong where a line passes 64 Mi characters.
 */
export async function readLines(source: AsyncIterable<Uint8Array>, onLine: OnLine, limit = longestLine): Promise<void> {
  const decoder = new StringDecoder('utf8')
  let held: string[] = []
  let heldLength = 0
  let line = 0
  const take = (text: string): void => {
    let start = line === 0 && heldLength === 0 && text.startsWith('\ufeff') ? 1 : 0
    for (let end = text.indexOf('\n', start); end !== -1; end = text.indexOf('\n', start)) {
      line += 1
      const piece = text.slice(start, end)
      onLine(heldLength === 0 ? piece : held.join('') + piece, line, true)
      if (heldLength > 0) held = []
      heldLength = 0
      start = end + 1
    }
    if (start === text.length) return
    held.push(text.slice(start))
    heldLength += text.length - start
    if (heldLength > limit) throw new LineTooLong(line + 1)
  }
  for await (const chunk of source) take(decoder.write(chunk as Buffer))
  take(decoder.end())
  if (heldLength > 0) onLine(held.join(''), line + 1, false)
}
