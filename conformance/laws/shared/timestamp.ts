const shape = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?Z$/

/** Milliseconds since the epoch of an RFC 3339 time in UTC with `Z`; undefined for anything else. A leap second is legal. */
export function parseTimestamp(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? shape.exec(value) : null
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number)
  if (hour > 23 || minute > 59 || second > 60) return undefined
  const date = new Date(0)
  // Not Date.UTC: it takes the years 0 to 99 for others.
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.getTime() + ((hour * 60 + minute) * 60 + second) * 1000 + fraction(String(value))
}

/** What stands behind the point, in milliseconds. */
function fraction(text: string): number {
  const digits = /\.(\d+)Z$/.exec(text)?.[1]
  return digits === undefined ? 0 : Number(`0.${digits}`) * 1000
}
