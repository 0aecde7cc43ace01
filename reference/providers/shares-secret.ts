/** As many characters of a credential as a scan for leaked keys looks for. */
const shortestPiece = 8

/** Whether a short text holds a piece of the secret, as it is, in another case, percent-encoded, in hex or in base64 of any alignment. */
export function sharesSecret(text: string, secret: string): boolean {
  if (secret === '') return false
  const texts = [text, decoded(text)]
  return formsOf(secret).some((form) => texts.some((one) => sharesPiece(one.toLowerCase(), form.toLowerCase())))
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  // Behind one or two other bytes the same text looks different in base64; the border characters depend on what stands there.
  const shifted = [0, 1, 2].map((before) => Buffer.concat([Buffer.alloc(before), bytes]).toString('base64'))
  const base64 = shifted.map((form, before) => form.slice(before === 0 ? 0 : before + 1).replace(/=+$/, ''))
  return [
    secret,
    bytes.toString('hex'),
    ...base64,
    ...base64.map((form) => form.replace(/\+/g, '-').replace(/\//g, '_'))
  ]
}

function sharesPiece(text: string, secret: string): boolean {
  const length = Math.min(shortestPiece, secret.length)
  for (let start = 0; start + length <= text.length; start += 1) {
    if (secret.includes(text.slice(start, start + length))) return true
  }
  return false
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
