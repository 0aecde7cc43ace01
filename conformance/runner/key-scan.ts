/** Where a key of the lab was seen although the runtime must never write one. */
export interface Leak {
  /** The target whose key it is. */
  readonly target: string
  /** How it was written. */
  readonly form: string
  readonly where: string
}

/** Looks for keys in whatever the runtime wrote. */
export interface KeyScan {
  /** Scans a whole text. */
  text(where: string, text: string): void
  /** Scans a stream of chunks, a key across their borders included. */
  stream(where: string): (chunk: string) => void
  /** At most one leak for each place and key. */
  leaks(): readonly Leak[]
  /** The text with every key and every encoded form of one blacked out. */
  redact(text: string): string
}

/** Text that every key of the lab holds: what does not contain it in some form needs no closer look. */
const mark = 'CANARY'

interface Needle {
  readonly target: string
  readonly form: string
  readonly text: string
}

/**
 * Creates a scan for these keys (target → key): as they are, URL-encoded, in base64 and base64url at any alignment, and in hex.
 * It tells which key leaked, never the key.
 */
export function createKeyScan(keys: Readonly<Record<string, string>>): KeyScan {
  const needles = Object.entries(keys).flatMap(([target, key]) =>
    formsOf(key).map(({ form, text }) => ({ target, form, text }))
  )
  const marks = Object.values(keys).every((key) => key.includes(mark))
    ? [...new Set(formsOf(mark).map(({ text }) => text))]
    : undefined
  const longest = Math.max(0, ...needles.map(({ text }) => text.length))
  const found = new Map<string, Leak>()

  const text = (where: string, content: string): void => {
    if (marks !== undefined && !marks.some((form) => content.includes(form))) return
    for (const needle of needles) {
      const id = `${where}|${needle.target}`
      if (!found.has(id) && content.includes(needle.text)) {
        found.set(id, { target: needle.target, form: needle.form, where })
      }
    }
  }
  return {
    text,
    stream(where) {
      let tail = ''
      return (chunk) => {
        text(where, tail + chunk)
        tail = (tail + chunk).slice(-longest)
      }
    },
    leaks: () => [...found.values()],
    redact: (content) => needles.reduce((left, { text: needle }) => left.replaceAll(needle, '[redacted key]'), content)
  }
}

function formsOf(key: string): Omit<Needle, 'target'>[] {
  const bytes = Buffer.from(key)
  const hex = bytes.toString('hex')
  const forms = [
    { form: 'raw', text: key },
    { form: 'url-encoded', text: encodeURIComponent(key) },
    { form: 'hex', text: hex },
    { form: 'hex', text: hex.toUpperCase() },
    ...[0, 1, 2].flatMap((shift) => base64At(bytes, shift))
  ]
  return forms.filter(({ text }, at) => forms.findIndex((other) => other.text === text) === at)
}

/** The characters of the base64 text that depend on the key alone when `shift` other bytes stand before it. */
function base64At(bytes: Buffer, shift: number): Omit<Needle, 'target'>[] {
  const padded = Buffer.concat([Buffer.alloc(shift), bytes])
  const whole = padded.toString('base64').replaceAll('=', '')
  const start = shift === 0 ? 0 : shift + 1
  const end = Math.floor((padded.length * 8) / 6)
  const text = whole.slice(start, end)
  return [
    { form: 'base64', text },
    { form: 'base64url', text: text.replaceAll('+', '-').replaceAll('/', '_') }
  ]
}
