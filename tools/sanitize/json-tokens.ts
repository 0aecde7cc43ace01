/** An object or array around a value; `type` is its member of that name where that is a string. */
export interface JsonContainer {
  readonly parent: JsonContainer | undefined
  /** The key or index under which it stands in its parent. */
  readonly name: string | number | undefined
  /** The plain text of its string members that tell what it is; complete once the document was read. */
  readonly tells: Record<string, string>
}

/** A string, key or number of a JSON document and its span; of strings and keys without the quotes. */
export interface JsonToken {
  readonly kind: 'string' | 'key' | 'number'
  readonly start: number
  readonly end: number
  readonly path: readonly (string | number)[]
  readonly container: JsonContainer
}

const telling = new Set(['type', 'object', 'media_type', 'format', 'content_type'])

/**
 * Lists strings, keys and numbers of a JSON document with the places where they are written; `undefined` when it is none.
 * Members that occur twice are both listed.
 */
export function jsonTokens(source: string, start = 0, end = source.length): JsonToken[] | undefined {
  try {
    JSON.parse(source.slice(start, end))
    return new Reader(source, start).tokens()
  } catch {
    return undefined
  }
}

/** Deeper documents are left to the rules for plain text, which stop at what they cannot read. */
const deepest = 200

/** Reads what was found to be valid, so it checks nothing. */
class Reader {
  readonly #source: string
  #at: number
  readonly #found: JsonToken[] = []

  constructor(source: string, start: number) {
    this.#source = source
    this.#at = start
  }

  tokens(): JsonToken[] {
    this.#value([], { parent: undefined, name: undefined, tells: {} })
    return this.#found
  }

  #value(path: readonly (string | number)[], container: JsonContainer): void {
    if (path.length > deepest) throw new RangeError('too deep')
    this.#space()
    const first = this.#source.charAt(this.#at)
    if (first === '{') this.#members(path, container)
    else if (first === '[') this.#items(path, container)
    else if (first === '"') this.#string('string', path, container)
    else this.#literal(path, container)
  }

  #members(path: readonly (string | number)[], parent: JsonContainer): void {
    const container: JsonContainer = { parent, name: path.at(-1), tells: {} }
    this.#at += 1
    for (this.#space(); this.#source.charAt(this.#at) !== '}'; this.#space()) {
      if (this.#source.charAt(this.#at) === ',') this.#at += 1
      this.#space()
      const place = this.#found.length
      const key = this.#string('key', path, container)
      this.#found[place] = { ...(this.#found[place] as JsonToken), path: [...path, key] }
      this.#space()
      this.#at += 1
      this.#space()
      const from = this.#at
      this.#value([...path, key], container)
      if (telling.has(key) && this.#source.charAt(from) === '"')
        container.tells[key] = this.#source.slice(from + 1, this.#at - 1)
    }
    this.#at += 1
  }

  #items(path: readonly (string | number)[], parent: JsonContainer): void {
    const container: JsonContainer = { parent, name: path.at(-1), tells: {} }
    this.#at += 1
    let index = 0
    for (this.#space(); this.#source.charAt(this.#at) !== ']'; this.#space()) {
      if (this.#source.charAt(this.#at) === ',') this.#at += 1
      this.#value([...path, index++], container)
    }
    this.#at += 1
  }

  /** Keys come back decoded; of values nobody needs the text here. */
  #string(kind: 'string' | 'key', path: readonly (string | number)[], container: JsonContainer): string {
    const start = this.#at + 1
    let end = start
    while (this.#source.charAt(end) !== '"') end += this.#source.charAt(end) === '\\' ? 2 : 1
    this.#at = end + 1
    this.#found.push({ kind, start, end, path, container })
    return kind === 'key' ? (JSON.parse(this.#source.slice(start - 1, end + 1)) as string) : ''
  }

  #literal(path: readonly (string | number)[], container: JsonContainer): void {
    const start = this.#at
    while (/[-+.\w]/.test(this.#source.charAt(this.#at))) this.#at += 1
    const number = /[-\d]/.test(this.#source.charAt(start))
    if (number) this.#found.push({ kind: 'number', start, end: this.#at, path, container })
  }

  #space(): void {
    while (' \t\r\n'.includes(this.#source.charAt(this.#at)) && this.#source.charAt(this.#at) !== '') this.#at += 1
  }
}
