/**
 * Control characters (and with them every terminal escape), invisible and direction-changing ones, lone surrogates and what no character
 * is assigned to: nothing of it may act on a terminal, a page or a file of ours.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Cn}]/gu

/** The longest text of a runtime that a report repeats, in characters. */
export const textLimit = 2000

/** A text as one line that is safe to show: what cannot be printed is written as an escape, what is too long is cut and says so. */
export function printable(text: string, limit: number = textLimit): string {
  const cut = text.length > limit ? text.slice(0, limit) : text
  const shown = cut.replace(unprintable, escaped)
  return text.length > limit ? `${shown}… (${text.length} characters)` : shown
}

/** The same for a text of several lines: line feeds stay. */
export function printableLines(text: string, limit: number): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text
  return cut
    .split('\n')
    .map((line) => printable(line, limit + 1))
    .join('\n')
}

/** JSON text in which what cannot be printed is escaped as JSON does it: the same value, safe to show. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).replace(unprintable, (character) =>
    character === '\n'
      ? character
      : [...Array(character.length).keys()].map((at) => jsonEscape(character.charCodeAt(at))).join('')
  )

const jsonEscape = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const hex = code.toString(16)
  return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`
}
