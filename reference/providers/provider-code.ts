/** Codes are words; a hex or base64 text has digits, capitals or padding and is no word. */
const words = /^[a-z]{1,40}(?:[_.:-][a-z]{1,40}){0,11}$/

/** As many characters of a credential as a scan for leaked keys looks for. */
const window = 8

/**
 * The provider's code as it may be shown, or undefined. Codes are open sets, so shape decides and not a list; but a provider that
 * puts the caller's key where its code belongs must not get it into an error, so anything that holds a piece of it is dropped.
 */
export function showableCode(code: unknown, credential: string | undefined): string | undefined {
  if (typeof code === 'number') return Number.isInteger(code) && code >= 100 && code <= 599 ? String(code) : undefined
  if (typeof code !== 'string' || code.length > 64 || !words.test(code)) return undefined
  return credential !== undefined && sharesWindow(code, credential.toLowerCase()) ? undefined : code
}

function sharesWindow(text: string, secret: string): boolean {
  const length = Math.min(window, secret.length)
  if (length === 0) return false
  for (let start = 0; start + length <= text.length; start++) {
    if (secret.includes(text.slice(start, start + length))) return true
  }
  return false
}
