/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path of object keys, or undefined where the path breaks. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)
}

/** A value as short JSON for a witness; long strings are cut so that no prompt or output is quoted whole. */
export function brief(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 120 ? `${text.slice(0, 100)}… (${text.length} characters)` : text
}

/** Length and a few leading characters of model text, enough to find it in the stream. */
export function briefText(text: string): string {
  const lead = Array.from(text).slice(0, 16).join('')
  return `${Buffer.byteLength(text)} bytes ${JSON.stringify(lead)}${text.length > lead.length ? '…' : ''}`
}
