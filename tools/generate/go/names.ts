/** Words that Go writes in capitals. */
const initialisms = new Set(['api', 'id', 'json', 'uri', 'url', 'http'])

const capital = (word: string): string =>
  initialisms.has(word.toLowerCase()) ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/**
 * The exported Go name of a wire name or of a schema: `execution_id` is `ExecutionID`, `JsonPart` is `JSONPart`.
 *
 * @param name Words joined by `_`, `.`, `-` or by capitals.
 */
export const goName = (name: string): string =>
  name
    .split(/[_.\-\s]+|(?<=[a-z0-9])(?=[A-Z])/)
    .map(capital)
    .join('')
