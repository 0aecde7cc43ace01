import { createKeyWindows } from './key-windows.ts'

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
  /** Scans a whole text; returns what was found in it, told before or not. */
  text(where: string, text: string): readonly Leak[]
  /** Scans a stream of chunks, a key across their borders included. */
  stream(where: string): (chunk: string) => void
  /** At most one leak for each place and key. */
  leaks(): readonly Leak[]
  /** The text with every key and every encoded form of one blacked out. */
  redact(text: string): string
}

interface Needle {
  readonly target: string
  readonly form: string
  readonly text: string
}

/**
 * Creates a scan for these keys (target → key): as they are, URL-encoded, escaped, in base64 and base64url at any alignment, and in hex;
 * whole or in any eight characters of what is random in them. It tells which key leaked, never the key.
 */
export function createKeyScan(keys: Readonly<Record<string, string>>): KeyScan {
  const needles = Object.entries(keys).flatMap(([target, key]) =>
    formsOf(key).map(({ form, text }) => ({ target, form, text }))
  )
  const longest = Math.max(0, ...needles.map(({ text }) => text.length))
  const windows = createKeyWindows(keys)
  const found = new Map<string, Leak>()

  const find = (content: string): readonly Omit<Leak, 'where'>[] => [
    ...needles.filter(({ text: needle }) => content.includes(needle)),
    ...windows.find(content)
  ]
  const text = (where: string, content: string): readonly Leak[] => {
    const plain = unescaped(content)
    const hits = [...find(content), ...(plain === content ? [] : find(plain))]
    const leaks = hits
      .filter(({ target }, at) => hits.findIndex((other) => other.target === target) === at)
      .map(({ target, form }) => ({ target, form, where }))
    for (const leak of leaks) {
      const id = `${where}|${leak.target}`
      if (!found.has(id)) found.set(id, leak)
    }
    return leaks
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
    redact: (content) =>
      windows.redact(
        needles.reduce((left, { text: needle }) => left.replaceAll(needle, blackedOut), content),
        blackedOut
      )
  }
}

const blackedOut = '[redacted key]'

/** With percent-encoded bytes and JSON's escapes of single characters undone. */
function unescaped(text: string): string {
  return text.replace(/(?:%|\\u00|\\x)([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16))
  )
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
