import type { Edit } from './edits.ts'

/** A text as it reads once an encoding is taken off, with the way back: edits of what it says become edits of what is written. */
export interface TextView {
  readonly text: string
  carry(edit: Edit): Edit
}

/** How single characters are written in an encoding. */
interface Writing {
  /** What is not written as itself; a source without it is read at once. */
  readonly special: RegExp
  /** Reads what stands at `at`: the characters it says and how much of the source it takes. */
  read(source: string, at: number): { readonly says: string; readonly length: number }
  /** Writes a character in the manner of what stood there. */
  like(written: string, character: string): string
}

function viewOf(source: string, start: number, end: number, writing: Writing): TextView {
  const written = source.slice(start, end)
  if (!writing.special.test(written)) return plainView(written, start)
  const parts: string[] = []
  const places: number[] = []
  for (let at = start; at < end; ) {
    const { says, length } = writing.read(source, at)
    // The second half of a surrogate pair owns the bytes, the first half none.
    for (let half = 0; half < says.length; half++) places.push(at)
    parts.push(says)
    at += length
  }
  places.push(end)
  const text = parts.join('')
  return { text, carry: (edit) => carried(edit, text, places, source, writing) }
}

/** A stretch of a source that says what is written. */
export function plainView(text: string, offset: number): TextView {
  return {
    text,
    carry: (edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset })
  }
}

function carried(edit: Edit, text: string, places: readonly number[], source: string, writing: Writing): Edit {
  const start = places[edit.start] as number
  const end = places[edit.end] as number
  if (edit.text.length !== edit.end - edit.start) return { ...edit, start, end, text: plain(edit.text) }
  let written = ''
  for (let place = edit.start; place < edit.end; place++) {
    const before = source.slice(places[place], places[place + 1])
    const character = edit.text.charAt(place - edit.start)
    written += character === text.charAt(place) ? before : writing.like(before, character)
  }
  return { ...edit, start, end, text: written }
}

/** Replacements are printable ASCII without quotes and backslashes, so that they read the same in every encoding. */
function plain(text: string): string {
  if (!/^[\x20\x21\x23-\x5b\x5d-\x7e]*$/.test(text)) throw new Error('a replacement must be plain text')
  return text
}

const shortEscapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

function readEscape(source: string, at: number): { says: string; length: number } {
  const letter = source.charAt(at + 1)
  if (letter !== 'u') return { says: shortEscapes[letter] ?? letter, length: letter === '' ? 1 : 2 }
  const digits = source.slice(at + 2, at + 6)
  if (!/^[0-9a-fA-F]{4}$/.test(digits)) return { says: source.charAt(at), length: 1 }
  return { says: String.fromCharCode(Number.parseInt(digits, 16)), length: 6 }
}

function readUtf8(source: string, at: number): { says: string; length: number } {
  const length = utf8Length(source.charCodeAt(at))
  if (length === 1) return { says: source.charAt(at), length }
  const says = Buffer.from(source.slice(at, at + length), 'latin1').toString('utf8')
  return says.includes('\ufffd') ? { says: source.charAt(at), length: 1 } : { says, length }
}

function utf8Length(lead: number): number {
  if (lead < 0xc2 || lead >= 0xf5) return 1
  if (lead < 0xe0) return 2
  return lead < 0xf0 ? 3 : 4
}

const likeEscape = (written: string, character: string): string =>
  /^\\u/.test(written) ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : plain(character)

const jsonInBytes: Writing = {
  special: /[\\\x80-\uffff]/,
  read: (source, at) => (source.charAt(at) === '\\' ? readEscape(source, at) : readUtf8(source, at)),
  like: likeEscape
}
const jsonInText: Writing = {
  special: /\\/,
  read: (source, at) => (source.charAt(at) === '\\' ? readEscape(source, at) : { says: source.charAt(at), length: 1 }),
  like: likeEscape
}
const looseEscapes: Writing = {
  special: /\\/,
  read: (source, at) =>
    /^\\[u"\\/bfnrt]/.test(source.slice(at, at + 2)) ? readEscape(source, at) : { says: source.charAt(at), length: 1 },
  like: (written, character) => (written.length === 2 ? `${plain(character)}x` : likeEscape(written, character))
}
const utf8: Writing = { special: /[\x80-\uffff]/, read: readUtf8, like: (_, character) => plain(character) }
/** Characters written as two hexadecimal digits behind a mark. */
function hexBehind(mark: string): Writing {
  const byteAt = (source: string, at: number): number | undefined => {
    const digits = source.startsWith(mark, at) ? source.slice(at + mark.length, at + mark.length + 2) : ''
    return /^[0-9a-fA-F]{2}$/.test(digits) ? Number.parseInt(digits, 16) : undefined
  }
  return {
    special: new RegExp(`${mark.replace('\\', '\\\\')}[0-9a-fA-F]{2}`),
    read(source, at) {
      const lead = byteAt(source, at)
      if (lead === undefined) return { says: source.charAt(at), length: 1 }
      const bytes = [lead]
      for (let more = utf8Length(lead) - 1; more > 0; more--) {
        const next = byteAt(source, at + bytes.length * (mark.length + 2))
        if (next === undefined || next >> 6 !== 2) break
        bytes.push(next)
      }
      const says = Buffer.from(bytes).toString('utf8')
      const whole = bytes.length === utf8Length(lead) && !says.includes('\ufffd')
      return whole
        ? { says, length: bytes.length * (mark.length + 2) }
        : { says: String.fromCharCode(lead), length: mark.length + 2 }
    },
    like: (written, character) =>
      written.length === mark.length + 2
        ? `${mark}${character.charCodeAt(0).toString(16).padStart(2, '0')}`
        : plain(character)
  }
}

const entity = /&#(?:(\d{1,7})|[xX]([0-9a-fA-F]{1,6}));/y

const entities: Writing = {
  special: /&#[xX]?[0-9a-fA-F]/,
  read(source, at) {
    entity.lastIndex = at
    const [written = '', decimal, hexadecimal = ''] = entity.exec(source) ?? []
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    if (written === '' || code > 0xffff) return { says: source.charAt(at), length: 1 }
    return { says: String.fromCharCode(code), length: written.length }
  },
  like(written, character) {
    if (written.length === 1) return plain(character)
    const [, mark = '', digits = ''] = /^(&#[xX]?)(.*);$/.exec(written) ?? []
    const code = character.charCodeAt(0).toString(mark.length > 2 ? 16 : 10)
    return `${mark}${code.padStart(digits.length, '0')};`
  }
}

const invisible: Writing = {
  special: /[\u00ad\u200b-\u200f\u2060\ufeff]/,
  read: (source, at) => ({ says: isInvisible(source.charAt(at)) ? '' : source.charAt(at), length: 1 }),
  like: (written, character) => plain(character) + written.slice(1)
}

const isInvisible = (character: string): boolean => invisible.special.test(character)

/** Ways of writing that hide a text from whoever looks for it, and from nobody who reads it. */
const disguises: readonly Writing[] = [hexBehind('%'), hexBehind('\\x'), hexBehind('='), entities, invisible]

/** What a source is made of: bytes, each as one character, or text that was decoded before. */
export type Layer = 'bytes' | 'text'

/** The inside of a JSON string literal (without its quotes). */
export function jsonStringView(source: string, start: number, end: number, layer: Layer): TextView {
  return viewOf(source, start, end, layer === 'bytes' ? jsonInBytes : jsonInText)
}

/** Bytes, each as one character, read as UTF-8. */
export function utf8View(source: string, start: number, end: number): TextView {
  return viewOf(source, start, end, utf8)
}

/** Text in which some characters are written as `%41`, `\x41`, `=41` or `&#65;`, or stand between characters that nobody sees. */
export function disguisedViews(source: string): readonly TextView[] {
  return disguises
    .filter(({ special }) => special.test(source))
    .map((writing) => viewOf(source, 0, source.length, writing))
}

/** Text in which some characters are written as in a JSON string, outside of any JSON. Every replacement is as long as what it replaces. */
export function escapeView(source: string): TextView {
  return viewOf(source, 0, source.length, looseEscapes)
}
