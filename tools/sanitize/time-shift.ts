/**
 * Times of a sanitised recording lie in the years from 2001: no provider of ours existed then, so such a time is known to be shifted
 * already. The earliest one recorded becomes the first second of that range.
 */
const epoch = 1_000_000_000
const yearsOfRange = 10
const isShifted = (seconds: number): boolean => seconds >= epoch && seconds < epoch + yearsOfRange * 31_557_600
/** Smaller numbers are durations and offsets. */
const isTime = (seconds: number): boolean => seconds >= 1_320_000_000 && seconds < 10_000_000_000

const written = /^(\d{4})-(\d\d)-(\d\d)([T ])(\d\d):(\d\d):(\d\d)(.*)$/s

/** Moves all times of a recording by one constant number of whole seconds, so that the intervals between them remain. */
export class TimeShift {
  #earliest = Number.POSITIVE_INFINITY

  /** Takes note of a time; all must be known before the first is moved. */
  survey(text: string): void {
    const seconds = secondsOf(text)
    if (seconds !== undefined && isTime(seconds)) this.#earliest = Math.min(this.#earliest, Math.floor(seconds))
  }

  /** The time moved, in its own spelling; as it is when it is no time or was moved before. */
  moved(text: string): string {
    const seconds = secondsOf(text)
    if (seconds === undefined || isShifted(seconds) || !isTime(seconds)) return text
    return respelled(text, epoch - this.#earliest)
  }
}

/** Seconds since 1970 of a Unix time in seconds or milliseconds or of an RFC 3339 text, zones left aside. */
function secondsOf(text: string): number | undefined {
  if (/^\d{10}(?:\.\d+)?$/.test(text)) return Number(text)
  if (/^\d{13}$/.test(text)) return Number(text) / 1000
  const [, year, month, day, , hour, minute, second] = written.exec(text) ?? []
  if (year === undefined) return undefined
  return Date.UTC(+year, Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)) / 1000
}

function respelled(text: string, shift: number): string {
  if (/^\d{13}$/.test(text)) return String(Number(text) + shift * 1000)
  const [, seconds, fraction = ''] = /^(\d{10})(\.\d+)?$/.exec(text) ?? []
  if (seconds !== undefined) return String(Number(seconds) + shift) + fraction
  const [, , , , separator = 'T', , , , rest = ''] = written.exec(text) ?? []
  const moment = new Date(((secondsOf(text) ?? 0) + shift) * 1000).toISOString()
  return moment.slice(0, 10) + separator + moment.slice(11, 19) + rest
}
