import { sharesSecret } from './shares-secret.ts'

/** Codes are words; a hex or base64 text has digits, capitals or padding and is no word. */
const words = /^[a-z]{1,40}(?:[_.:-][a-z]{1,40}){0,11}$/

/**
 * The provider's code as it may be shown, or undefined. Codes are open sets, so shape decides and not a list; but a provider that
 * puts the caller's key where its code belongs must not get it into an error, so anything that holds a piece of it is dropped.
 */
export function showableCode(code: unknown, credential: string | undefined): string | undefined {
  if (typeof code === 'number') return Number.isInteger(code) && code >= 100 && code <= 599 ? String(code) : undefined
  if (typeof code !== 'string' || code.length > 64 || !words.test(code)) return undefined
  return credential !== undefined && sharesSecret(code, credential) ? undefined : code
}
