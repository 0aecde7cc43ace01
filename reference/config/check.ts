import { nearest } from '../nearest.ts'

/** A configuration that cannot be used. The message is one sentence that names the field and the fix, and no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads one value found at `path`; throws a {@link ConfigError} when it is not what is allowed there. */
export type Check<T> = (value: unknown, path: string) => T

/** What a check gives. */
export type Checked<C> = C extends Check<infer T> ? T : never

/** Refuses the value at a path with one sentence. */
export function refuse(path: string, message: string): never {
  throw new ConfigError(path === '' ? message : `${path}: ${message}`)
}

/** A string of `min` to `max` characters. */
export const text = (min = 1, max = 4096): Check<string> => {
  return (value, path) => {
    if (typeof value !== 'string') return refuse(path, 'must be a string')
    if (value.length < min || value.length > max) return refuse(path, `must have ${min} to ${max} characters`)
    return value
  }
}

/** A string that `fits`, else told in `words`. */
export const textThat = (fits: (value: string) => boolean, words: string): Check<string> => {
  return (value, path) => (typeof value === 'string' && fits(value) ? value : refuse(path, `must be ${words}`))
}

/** The name of an environment variable. */
export const variableName = textThat(
  (value) => /^[A-Za-z_][A-Za-z0-9_]{0,255}$/.test(value),
  'the name of an environment variable, not a credential'
)

export const integer = (min: number, max: number): Check<number> => {
  return (value, path) => {
    if (Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max) return Number(value)
    return refuse(path, `must be an integer from ${min} to ${max}`)
  }
}

export const quantity: Check<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? value
    : refuse(path, 'must be a number of at least 0')

export const flag: Check<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : refuse(path, 'must be true or false')

/** One of a few words. */
export const word = <const Word extends string>(...words: readonly Word[]): Check<Word> => {
  return (value, path) =>
    words.find((known) => known === value) ??
    refuse(path, `must be ${words.length > 1 ? 'one of ' : ''}${words.join(', ')}${meant(value, words)}`)
}

export const listOf = <T>(item: Check<T>, min = 0): Check<readonly T[]> => {
  return (value, path) => {
    if (!Array.isArray(value)) return refuse(path, 'must be a list')
    if (value.length < min) return refuse(path, `must have at least ${min} ${min === 1 ? 'entry' : 'entries'}`)
    return value.map((entry, index) => item(entry, `${path}[${index}]`))
  }
}

/** An object with any keys and one kind of value. */
export const recordOf = <T>(item: Check<T>): Check<Readonly<Record<string, T>>> => {
  return (value, path) =>
    Object.fromEntries(Object.entries(asObject(value, path)).map(([key, entry]) => [key, item(entry, at(path, key))]))
}

type Checks<T> = { readonly [Key in keyof T]-?: Check<T[Key]> }

/** An object with exactly these fields; any other is refused with its path and the name that was likely meant. */
export const fields = <Required extends object, Optional extends object>(
  required: Checks<Required>,
  optional: Checks<Optional>
): Check<Readonly<Required & Partial<Optional>>> => {
  const checks = new Map<string, Check<unknown>>(Object.entries({ ...required, ...optional }))
  return (value, path) => {
    const object = asObject(value, path)
    const read = Object.entries(object).map(([key, entry]) => {
      const check = checks.get(key)
      if (check === undefined) return refuse(at(path, key), unknown(key, [...checks.keys()]))
      return [key, check(entry, at(path, key))] as const
    })
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(object, key)) refuse(at(path, key), 'is required')
    }
    return Object.fromEntries(read) as Readonly<Required & Partial<Optional>>
  }
}

function asObject(value: unknown, path: string): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(path, path === '' ? 'the configuration must be an object' : 'must be an object')
  }
  return value
}

const at = (path: string, key: string): string => {
  const name = /^[\w-]{1,64}$/.test(key) ? key : JSON.stringify(key.slice(0, 64))
  return path === '' ? name : `${path}.${name}`
}

/** Why there is no such field, and which one was meant. Whoever writes a credential down is told where it goes. */
function unknown(key: string, names: readonly string[]): string {
  const variable = names.find((name) => name.endsWith('_env') && (name === `${key}_env` || isCredential(key)))
  return variable === undefined
    ? `unknown field${meant(key, names)}`
    : `unknown field; a configuration holds no secret: put it into an environment variable, and the name of that into ${variable}`
}

const isCredential = (key: string): boolean => /^(?:api[-_]?key|key|token|secret|credentials?)$/i.test(key)

function meant(value: unknown, names: readonly string[]): string {
  const name = typeof value === 'string' ? nearest(value, names) : undefined
  return name ? `; did you mean ${name}?` : ''
}
