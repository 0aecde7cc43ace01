/** The text that stands in every provider response header which a runtime must not pass on. */
export const trapMark = 'lab-trap'

/** A trap value for a provider header. */
export function trapHeader(what: string): string {
  return `${trapMark}-${what}`
}
