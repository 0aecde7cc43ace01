import { ClientError } from './client-error.ts'

/** What one block of an event stream says. `data` is absent where the block holds none. */
export interface Frame {
  readonly data?: string
  readonly id?: string
  readonly event?: string
  readonly retry?: number
}

/** Cuts text into lines; a line's end may be CR, LF or CRLF, and the two may come apart. Holds at most `limit` characters. */
export function lineSplitter(limit: number): (text: string) => string[] {
  let held: string[] = []
  let size = 0
  let skipsLineFeed = false
  return (text) => {
    const lines: string[] = []
    let from = 0
    if (skipsLineFeed && text !== '') {
      if (text.startsWith('\n')) from = 1
      skipsLineFeed = false
    }
    const ends = /[\r\n]/g
    ends.lastIndex = from
    for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
      lines.push(held.join('') + text.slice(from, end.index))
      held = []
      size = 0
      from = end.index + 1
      if (end[0] === '\r') {
        if (from === text.length) skipsLineFeed = true
        else if (text[from] === '\n') from += 1
        ends.lastIndex = from
      }
    }
    if (from < text.length) held.push(text.slice(from))
    size += text.length - from
    if (size > limit) throw new ClientError('too_large', `an event is larger than ${limit} bytes`)
    return lines
  }
}

/** Reads lines as fields and gives a frame at each blank line. The data of a frame is at most `limit` characters. */
export function frameReader(limit: number): (line: string) => Frame | undefined {
  let data: string[] = []
  let size = 0
  let fields: Omit<Frame, 'data'> = {}
  return (line) => {
    if (line === '') {
      const frame: Frame = data.length === 0 ? fields : { ...fields, data: data.join('\n') }
      data = []
      size = 0
      fields = {}
      return frame
    }
    const [name, value] = fieldOf(line)
    if (name === 'data') {
      data.push(value)
      size += value.length
      if (size > limit) throw new ClientError('too_large', `an event is larger than ${limit} bytes`)
    } else if (name === 'id' && !value.includes('\0')) fields = { ...fields, id: value }
    else if (name === 'event') fields = { ...fields, event: value }
    else if (name === 'retry' && /^\d+$/.test(value)) fields = { ...fields, retry: Number(value) }
    return undefined
  }
}

/** A comment is a field without a name. */
export function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon === -1) return [line, '']
  const value = line.slice(colon + 1)
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value]
}
