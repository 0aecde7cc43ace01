/** A provider request as a driver read it, whole. */
export interface ProviderRequest {
  readonly method: string
  /** Path and query as sent. */
  readonly path: string
  /** Names in lower case; several values joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The body as a JSON object, if it is one. */
export function jsonObject(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Every nonce-shaped token of the text, in order. */
export function noncesIn(text: string): string[] {
  return text.match(/n-[0-9a-f]{16}(?![0-9a-f])/g) ?? []
}
