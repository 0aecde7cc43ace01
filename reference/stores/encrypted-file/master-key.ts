/** Bytes of a store's key. */
export const keyBytes = 32

/** The encodings that a key variable may hold, for messages. */
export const keyEncodings = '32 bytes as 64 hexadecimal digits, or as base64 or base64url'

/**
 * The key of a store as an operator writes it: 64 hexadecimal digits, or base64 or base64url with or without padding. Returns nothing for
 * any other text, so that no message needs to show it.
 *
 * @see spec/chapters/26-journal-format.md#keys
 */
export function parseMasterKey(text: string): Buffer | undefined {
  const trimmed = text.trim()
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex')
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) return undefined
  const bytes = Buffer.from(trimmed, 'base64')
  return bytes.length === keyBytes ? bytes : undefined
}
