/** What a script may say about where it is played: `{{key}}`, `{{origin}}` and so on in any of its strings. */
export type Fillings = Readonly<Record<string, string>>

/** Whether any string of the value has a placeholder. */
export function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{')
  if (Array.isArray(value)) return value.some(hasPlaceholder)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasPlaceholder)
}

/** The value with every known placeholder in its strings replaced; unknown ones stay as they are. */
export function fill<Value>(value: Value, fillings: Fillings): Value {
  return filled(value, fillings) as Value
}

function filled(value: unknown, fillings: Fillings): unknown {
  if (typeof value === 'string')
    return value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => fillings[name] ?? whole)
  if (Array.isArray(value)) return value.map((entry) => filled(entry, fillings))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, fillings)]))
}
