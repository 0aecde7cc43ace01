import { printable } from '../report/printable.ts'
import type { KeyScan } from './key-scan.ts'

const lineLimit = 300

/** What looks like a secret of the runtime's own: the value behind a telling name, and tokens of well-known forms. */
const secrets: readonly RegExp[] = [
  /((?:authorization|api[-_ ]?key|access[-_ ]?key|token|secret|password|passwd|cookie)["']?\s*[:=]\s*["']?(?:bearer |basic |key )?)[^\s"',;]{4,}/gi,
  /(\b(?:bearer|basic) )[A-Za-z0-9+/=._~-]{8,}/gi,
  /(\b(?:sk|pk|ghp|gho|xox[abp]|AKIA|AIza)[-_]?)[A-Za-z0-9_-]{8,}/g,
  /(:\/\/[^\s/:@]+:)[^\s/@]+(?=@)/g
]

/** What the kit's own prompts and answers are known by: a runtime that writes them out has done so once, and that is enough. */
const content = /n-[0-9a-f]{16}|fresh[0-9a-f]{12}/

/**
 * The lines of a runtime's output as a report may show them: the lab's keys and what looks like any other secret blacked out, lines with
 * content of a run left out, printable, short. Empty where it wrote nothing.
 */
export function outputLines(text: string, scan: Pick<KeyScan, 'redact'>): string[] {
  const redacted = secrets.reduce((left, form) => left.replace(form, '$1[redacted]'), scan.redact(text))
  const lines = redacted.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line) => (content.test(line) ? '[a line with content of a run]' : printable(line, lineLimit)))
}
