/** Where a value does not fit, and why. The path is written as in the source: `calls[0].acts[2].text`. */
export interface Mistake {
  readonly path: string
  readonly message: string
}

/** Says what is wrong with a value, or `undefined`. Total: takes anything, throws nothing. */
export type Check = (value: unknown, path: string) => Mistake | undefined

/** A check by predicate; `what` completes the sentence "must be …". */
export function fits(what: string, holds: (value: unknown) => boolean): Check {
  return (value, path) => (holds(value) ? undefined : { path, message: `must be ${what}` })
}

export const text: Check = fits('a string', (value) => typeof value === 'string')

export const whole: Check = fits(
  'a whole number, 0 or more',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0
)

export function oneOf(...words: readonly string[]): Check {
  return fits(words.length === 1 ? String(words[0]) : `one of ${words.join(', ')}`, (value) =>
    words.includes(value as string)
  )
}

/** Accepts an absent value. */
export function optional(check: Check): Check {
  return (value, path) => (value === undefined ? undefined : check(value, path))
}

export function listOf(check: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return { path, message: 'must be a list' }
    for (const [index, entry] of value.entries()) {
      const mistake = check(entry, `${path}[${index}]`)
      if (mistake !== undefined) return mistake
    }
    return undefined
  }
}

/** An object with these fields and no others. */
export function fields(checks: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { path, message: 'must be an object' }
    const at = (key: string): string => (path === '' ? key : `${path}.${key}`)
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(checks, key))
    if (unknown !== undefined) {
      return { path: at(unknown), message: `unknown field; fields are ${Object.keys(checks).join(', ')}` }
    }
    for (const [key, check] of Object.entries(checks)) {
      const mistake = check((value as Record<string, unknown>)[key], at(key))
      if (mistake !== undefined) return mistake
    }
    return undefined
  }
}
