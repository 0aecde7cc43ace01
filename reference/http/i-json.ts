/** Why a text is not acceptable JSON, with the place a person can look at. It never quotes the text itself. */
export interface JsonProblem {
  readonly message: string
}

export type JsonOutcome = { readonly value: unknown } | { readonly problem: JsonProblem }

/**
 * Parses I-JSON (RFC 7493): JSON without duplicate keys, without surrogates or noncharacters in strings, and without numbers that no
 * double holds. Integers beyond 2^53−1 stay legal, as in RFC 7493 §2.2, though they lose precision. Containers may nest `maxDepth` deep.
 * The text is checked first and built by `JSON.parse` after, so that keys such as `__proto__` become plain own properties.
 * @see spec/chapters/03-requests.md#body
 */
export function parseIJson(text: string, maxDepth: number): JsonOutcome {
  const check = createChecker(text, maxDepth)
  try {
    check.document()
  } catch (error) {
    if (error instanceof Finding) return { problem: { message: `${error.message} at ${place(text, error.at)}` } }
    throw error
  }
  return { value: JSON.parse(text) }
}

class Finding extends Error {
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

function place(text: string, at: number): string {
  let line = 1
  let start = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', start)) {
    line += 1
    start = next + 1
  }
  return `line ${line}, column ${at - start + 1}`
}

/** RFC 8259 to the letter; sticky, so that each is linear in what it matches. */
const blank = /[ \t\n\r]*/y
const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
/** All but the quote, the backslash, controls, surrogates and the noncharacters of the first plane. */
const plainCharacters = /[ !#-[\]-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]*/y
const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

function createChecker(text: string, maxDepth: number): { document(): void } {
  let at = 0

  function skip(pattern: RegExp): number {
    pattern.lastIndex = at
    const from = at
    if (pattern.test(text)) at = pattern.lastIndex
    return at - from
  }

  function expect(character: string, wanted: string): void {
    skip(blank)
    if (text[at] !== character) throw new Finding(at, `invalid JSON: expected ${wanted}`)
    at += 1
  }

  /** One code unit that is not plain: an escape, a surrogate, a noncharacter or a control character. */
  function codeUnit(): number {
    if (text[at] !== '\\') {
      const unit = text.charCodeAt(at)
      if (at >= text.length) throw new Finding(at, 'invalid JSON: unterminated string')
      if (unit < 0x20) throw new Finding(at, 'invalid JSON: unescaped control character in a string')
      at += 1
      return unit
    }
    const from = at
    if (skip(escapeSequence) === 0) throw new Finding(from, 'invalid JSON: unknown escape in a string')
    return text[from + 1] === 'u' ? Number.parseInt(text.slice(from + 2, from + 6), 16) : 0x20
  }

  function oddCharacter(): void {
    const from = at
    let point = codeUnit()
    if (point >= 0xd800 && point <= 0xdbff) {
      const high = point
      const next = text[at] === '"' || at >= text.length ? 0 : codeUnit()
      if (next < 0xdc00 || next > 0xdfff) throw new Finding(from, 'not I-JSON: lone surrogate in a string')
      point = (high - 0xd800) * 0x400 + (next - 0xdc00) + 0x10000
    } else if (point >= 0xdc00 && point <= 0xdfff) {
      throw new Finding(from, 'not I-JSON: lone surrogate in a string')
    }
    if ((point & 0xfffe) === 0xfffe || (point >= 0xfdd0 && point <= 0xfdef)) {
      throw new Finding(from, 'not I-JSON: Unicode noncharacter in a string')
    }
  }

  /** Returns whether an escape was seen, so that only such keys need decoding before they are compared. */
  function string(): boolean {
    let escaped = false
    at += 1
    for (;;) {
      skip(plainCharacters)
      if (text[at] === '"') {
        at += 1
        return escaped
      }
      escaped = true
      oddCharacter()
    }
  }

  function key(seen: Set<string>): void {
    skip(blank)
    if (text[at] !== '"') throw new Finding(at, 'invalid JSON: expected a key in double quotes')
    const from = at
    const raw = string() ? (JSON.parse(text.slice(from, at)) as string) : text.slice(from + 1, at - 1)
    if (seen.has(raw)) throw new Finding(from, 'not I-JSON: duplicate key')
    seen.add(raw)
  }

  function container(depth: number, close: string, member: () => void): void {
    if (depth > maxDepth) throw new Finding(at, `JSON is nested deeper than ${maxDepth}`)
    at += 1
    skip(blank)
    if (text[at] === close) {
      at += 1
      return
    }
    for (;;) {
      member()
      skip(blank)
      if (text[at] !== ',') break
      at += 1
    }
    expect(close, `',' or '${close}'`)
  }

  function object(depth: number): void {
    const seen = new Set<string>()
    container(depth, '}', () => {
      key(seen)
      expect(':', "':'")
      value(depth + 1)
    })
  }

  function numeral(): void {
    const from = at
    if (skip(number) === 0) throw new Finding(at, 'invalid JSON: expected a value')
    if (!Number.isFinite(Number(text.slice(from, at)))) throw new Finding(from, 'not I-JSON: number out of range')
  }

  function literal(word: string): boolean {
    if (!text.startsWith(word, at)) return false
    at += word.length
    return true
  }

  function value(depth: number): void {
    skip(blank)
    const first = text[at]
    if (first === '{') object(depth)
    else if (first === '[') container(depth, ']', () => value(depth + 1))
    else if (first === '"') string()
    else if (!literal('true') && !literal('false') && !literal('null')) numeral()
  }

  return {
    document() {
      value(1)
      skip(blank)
      if (at < text.length) throw new Finding(at, 'invalid JSON: unexpected text after the value')
    }
  }
}
