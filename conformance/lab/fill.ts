/** What a script may say about where it is played: `{{key}}`, `{{origin}}` and so on in any of its strings. */
export type Fillings = Readonly<Record<string, string>>

/** Whether any string of the value has a placeholder. */
export function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{')
  if (Array.isArray(value)) return value.some(hasPlaceholder)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasPlaceholder)
}

/**
 * The value with every known placeholder in its strings replaced; unknown ones stay as they are. `{{date+60}}` is the date of HTTP so many
 * seconds from now.
 */
export function fill<Value>(value: Value, fillings: Fillings, wallClock: () => number): Value {
  const dated = (text: string): string =>
    text.replace(/\{\{date([+-]\d{1,9})\}\}/g, (_, seconds: string) =>
      new Date(wallClock() + Number(seconds) * 1000).toUTCString()
    )
  const named = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => fillings[name] ?? whole)
  return filled(value, (text) => dated(named(text))) as Value
}

function filled(value: unknown, replaced: (text: string) => string): unknown {
  if (typeof value === 'string') return replaced(value)
  if (Array.isArray(value)) return value.map((entry) => filled(entry, replaced))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, replaced)]))
}
