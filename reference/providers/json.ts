/** A JSON object whose fields are not known yet: everything a provider sends is looked at before it is believed. */
export type JsonObject = Readonly<Record<string, unknown>>

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
}

export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The string, or undefined where the field is null, absent or of another type. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The string if it says something; identifiers and names are never empty. */
export function asName(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function asIndex(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined
}

export function isJson(text: string): boolean {
  return parseJson(text) !== undefined
}

/** Parses JSON that may be anything; undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
