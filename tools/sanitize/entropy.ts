/** Runs of characters that keys, tokens and encoded bytes are made of. */
const runs = /[A-Za-z0-9+/_=~-]{20,}/g

/**
 * Whether a text looks drawn at random: at least 20 characters with letters of both cases and digits, or hexadecimal, that hardly repeat.
 * Words, paths, names with separators and numbers with leading zeros do not.
 */
export function randomLooking(text: string): boolean {
  return piecesOf(text).some((piece) => piece.length >= 20 && isRandom(piece))
}

/** The runs of a text that look drawn at random, as their lengths: what they are is never told. */
export function randomRuns(text: string): number[] {
  const found: number[] = []
  for (const [run] of text.matchAll(runs)) if (randomLooking(run)) found.push(run.length)
  return found
}

/** A slash or a separator between words ends a piece only when what stands between them are words. */
function piecesOf(run: string): string[] {
  const words = run.split(/[/_=~+-]+/)
  return words.every((word) => word.length < 20 && isWordy(word)) ? [] : [run, ...words]
}

/** Letters of one case (the first may be large), or digits alone, or camelCase. */
const isWordy = (text: string): boolean => /^(?:[A-Z]?[a-z]*|[A-Z]+|\d+|[a-z]+\d{1,4}|(?:[A-Z]?[a-z]{2,})+)$/.test(text)

function isRandom(text: string): boolean {
  const hexadecimal = /^[0-9a-f]+$|^[0-9A-F]+$/.test(text) && /[0-9]/.test(text) && /[a-fA-F]/.test(text)
  if (hexadecimal) return bitsOf(text) > 2.8
  if (!/\d/.test(text) || bitsOf(text) <= 3.6) return false
  return (/[a-z]/.test(text) && /[A-Z]/.test(text)) || (text.match(/[a-z]\d|\d[a-z]/gi) ?? []).length >= 5
}

/** Shannon entropy in bits a character. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}
