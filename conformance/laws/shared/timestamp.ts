const secondShape = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)$/
const secondLength = 'YYYY-MM-DDThh:mm:ss'.length
const restShape = /^(?:\.\d+)?Z$/

/** Milliseconds since the epoch of an RFC 3339 time in UTC with `Z`; undefined for anything else. A leap second is legal. */
export function parseTimestamp(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const rest = value.slice(secondLength)
  if (!restShape.test(rest)) return undefined
  const second = startOfSecond(value.slice(0, secondLength))
  return second === undefined ? undefined : second + fraction(rest)
}

/** Many events of a log share a second, and more than one law reads each: the last is kept. */
let last: { readonly text: string; readonly time: number | undefined } = { text: '', time: undefined }

function startOfSecond(text: string): number | undefined {
  if (text !== last.text) last = { text, time: parseSecond(text) }
  return last.time
}

function parseSecond(text: string): number | undefined {
  const parts = secondShape.exec(text)
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number)
  if (hour > 23 || minute > 59 || second > 60) return undefined
  const date = new Date(0)
  // Not Date.UTC: it takes the years 0 to 99 for others.
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.getTime() + ((hour * 60 + minute) * 60 + second) * 1000
}

/** What stands behind the point, in milliseconds. */
const fraction = (rest: string): number => (rest === 'Z' ? 0 : Number(`0${rest.slice(0, -1)}`) * 1000)
