import { randomLooking } from './entropy.ts'

/** Prefixes of ids of the three providers; the part behind the separator is replaced. */
const prefixes =
  'resp|msg|rs|fc|ctc|ws|fs|ci|ig|mcp|mcpl|mcpr|sh|cmp|tsc|tso|conv|file|vs|cntr|container|skill|call|toolu|srvtoolu|mcptoolu|req|org|proj|user|batch|msgbatch|asst|thread|run|wrkspc|workspace|key|sess|prompt'

/** Some ids name the cloud that serves the model between prefix and body. */
const prefixedId = new RegExp(`(?<![A-Za-z0-9_-])((?:${prefixes})[_-](?:bdrk_|vrtx_)?)([A-Za-z0-9]{8,})`, 'g')
const uuid = /(?<![0-9a-fA-F-])[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?![0-9a-fA-F-])/g

/** Where the body of an OpenAI id holds the part that all ids of one response share, by the body's length. */
const stems: Readonly<Record<number, readonly [start: number, end: number]>> = { 48: [32, 48], 50: [0, 16] }

export interface IdMatch {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly rule: 'id' | 'uuid'
}

/**
 * Gives ids a number in the order of their appearance, written with leading zeros in the length of the id: the same id gets the same
 * number everywhere, and nothing of it remains. What already is such a number stays, so that a second run changes nothing.
 */
export class IdMap {
  readonly #numbers = new Map<string, number>()
  readonly #taken = new Set<number>()
  readonly #learned = new Set<string>()
  #last = 0

  /** Makes the numbers known that a text holds already, so that none is given twice. */
  survey(text: string): void {
    for (const [, , body = ''] of text.matchAll(prefixedId)) {
      for (const part of partsOf(body)) if (isNumbered(part)) this.#taken.add(Number(part))
    }
    for (const [whole] of text.matchAll(uuid)) if (isNumberedUuid(whole)) this.#taken.add(Number(whole.slice(-12)))
  }

  /** Takes note of a whole value that names something and has no known form, so that it is found where it is part of a text. */
  learn(value: string): void {
    const known = value.search(prefixedId) >= 0 || value.search(uuid) >= 0 || isNumbered(value)
    if (!known && /^[\w-]+$/.test(value) && randomLooking(value)) this.#learned.add(value)
  }

  /** The ids of a text that need another name. */
  find(text: string): IdMatch[] {
    const found: IdMatch[] = []
    for (const match of text.matchAll(prefixedId)) {
      const [whole, prefix = '', body = ''] = match
      if (!/[A-Z0-9]/.test(body) || isPseudonym(body)) continue
      const start = match.index + prefix.length
      found.push({ start, end: match.index + whole.length, text: this.#bodyOf(body), rule: 'id' })
    }
    for (const match of text.matchAll(uuid)) {
      const [whole] = match
      if (isNumberedUuid(whole)) continue
      const text = `00000000-0000-4000-8000-${this.#numbered(whole.toLowerCase(), 12)}`
      found.push({ start: match.index, end: match.index + whole.length, text, rule: 'uuid' })
    }
    for (const value of this.#learned) {
      for (let start = text.indexOf(value); start >= 0; start = text.indexOf(value, start + value.length))
        found.push({ start, end: start + value.length, text: this.whole(value), rule: 'id' })
    }
    return found
  }

  /** A whole value that names something, as a number of its length. Values that are words stay. */
  whole(value: string): string {
    return isNumbered(value) || !randomLooking(value) ? value : this.#numbered(value, value.length)
  }

  #bodyOf(body: string): string {
    const parts = partsOf(body)
    // A stem is numbered on its own, so that ids which shared it still do.
    return parts
      .map((part, place) => this.#numbered(parts.length === 1 ? part : `${place}:${part}`, part.length))
      .join('')
  }

  #numbered(value: string, length: number): string {
    const known = this.#numbers.get(value)
    const number = known ?? this.#next()
    this.#numbers.set(value, number)
    return String(number).padStart(length, '0').slice(-length)
  }

  #next(): number {
    do this.#last += 1
    while (this.#taken.has(this.#last))
    if (this.#last > 9999) throw new RangeError('a fixture set with more than 9999 ids is too large to be reviewed')
    return this.#last
  }
}

/** Zeros and at most four digits: too little to say anything about whoever was there before. */
const isNumbered = (text: string): boolean => /^0{4,}\d{0,4}$/.test(text)
const isNumberedUuid = (text: string): boolean => /^0{8}-0{4}-4000-8000-0{8}\d{4}$/.test(text)

function partsOf(body: string): string[] {
  const stem = /^[0-9a-f]+$/.test(body) ? stems[body.length] : undefined
  if (stem === undefined) return [body]
  return [body.slice(0, stem[0]), body.slice(...stem), body.slice(stem[1])].filter((part) => part !== '')
}

/** Also the first characters of a pseudonym with a stem, as they stand alone in a delta. */
const isPseudonym = (body: string): boolean => /^0{4,}\d{0,4}(?:0{4,}\d{0,4})?$/.test(body)
