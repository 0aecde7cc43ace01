/** Where a part of a key stands in a text. */
export interface WindowFound {
  readonly target: string
  readonly form: string
}

/** Finds parts of keys, whoever cut them out: any eight characters in a row of what is random in a key. */
export interface KeyWindows {
  find(text: string): readonly WindowFound[]
  /** The text with every run of characters that holds such a part replaced. */
  redact(text: string, by: string): string
}

const width = 8
/** The bound of the searches below. */
const longestRun = 65_536

/**
 * Creates the search. The random characters of the lab's keys are letters that no hexadecimal digit and no vowel is among
 * (`lab/topology.ts`), so that neither an id nor a word is ever taken for a part of a key.
 */
export function createKeyWindows(keys: Readonly<Record<string, string>>): KeyWindows {
  const plain = new Map<string, string>()
  const hex = new Map<string, string>()
  const base64 = new Map<string, string>()
  for (const [target, key] of Object.entries(keys)) {
    for (const window of windowsOf(key)) {
      plain.set(window.toLowerCase(), target)
      hex.set(Buffer.from(window).toString('hex'), target)
      for (const shift of [0, 1, 2]) base64.set(base64At(window, shift), target)
    }
  }
  const searches: readonly Search[] = [
    { form: 'part', runs: /[g-z]{8,65536}/gi, length: width, parts: plain, as: (run) => run.toLowerCase() },
    {
      form: 'part in hex',
      runs: /[0-9a-f]{16,65536}/gi,
      length: 2 * width,
      parts: hex,
      as: (run) => run.toLowerCase()
    },
    {
      form: 'part in base64',
      runs: /[A-Za-z0-9+/_-]{10,65536}/g,
      length: base64Length,
      parts: base64,
      as: (run) => run.replaceAll('-', '+').replaceAll('_', '/')
    }
  ]
  return {
    find: (text) => (plain.size === 0 ? [] : searches.flatMap((search) => found(search, text))),
    redact: (text, by) =>
      plain.size === 0
        ? text
        : searches.reduce(
            (left, search) => left.replace(search.runs, (run) => (targetOf(search, run) === undefined ? run : by)),
            text
          )
  }
}

interface Search {
  readonly form: string
  /** What may hold a part, from its least length on. Bounded, for an endless run would be too much for the engine. */
  readonly runs: RegExp
  readonly length: number
  readonly parts: ReadonlyMap<string, string>
  /** The spelling in which parts are kept. */
  readonly as: (run: string) => string
}

function found(search: Search, text: string): WindowFound[] {
  const targets = new Set<string>()
  const runs = new RegExp(search.runs)
  for (let match = runs.exec(text); match !== null; match = runs.exec(text)) {
    const [run] = match
    const target = targetOf(search, run)
    if (target !== undefined) targets.add(target)
    // A part may lie across the bound of a long run.
    if (run.length === longestRun) runs.lastIndex -= search.length - 1
  }
  return [...targets].map((target) => ({ target, form: search.form }))
}

function targetOf({ as, length, parts }: Search, run: string): string | undefined {
  const text = as(run)
  for (let at = 0; at + length <= text.length; at += 1) {
    const target = parts.get(text.slice(at, at + length))
    if (target !== undefined) return target
  }
  return undefined
}

/** Every eight characters in a row of the key's random letters; a key that has none has no windows. */
function windowsOf(key: string): string[] {
  return [...key.matchAll(/[g-z]{8,}/gi)].flatMap(([run]) =>
    Array.from({ length: run.length - width + 1 }, (_, at) => run.slice(at, at + width))
  )
}

/** Characters of base64 that eight bytes decide alone, at any alignment. */
const base64Length = 10

/** Those characters when `shift` other bytes stand before the window. */
function base64At(window: string, shift: number): string {
  const whole = Buffer.concat([Buffer.alloc(shift), Buffer.from(window)]).toString('base64')
  const start = shift === 0 ? 0 : shift + 1
  return whole.slice(start, start + base64Length)
}
