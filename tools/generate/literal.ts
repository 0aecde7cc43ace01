/**
 * Writes a JSON value as TypeScript source, with two spaces for each level.
 *
 * @param value A JSON value.
 */
export const literal = (value: unknown): string => JSON.stringify(value, null, 2)

/**
 * Writes a union of string literals.
 *
 * @param names Its members; without any the union is `never`.
 */
export const union = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : names.map((name) => `\n  | ${JSON.stringify(name)}`).join('')
