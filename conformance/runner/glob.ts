/**
 * A matcher for scenario ids: `*` is any run of characters, `?` one. A pattern without either matches the id itself and, as a chapter
 * or folder name, everything below it.
 */
export function globMatcher(pattern: string): (id: string) => boolean {
  if (!/[*?]/.test(pattern)) return (id) => id === pattern || id.startsWith(`${pattern.replace(/\/$/, '')}/`)
  const source = pattern
    .split(/([*?])/)
    .map((piece) => (piece === '*' ? '.*' : piece === '?' ? '.' : piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))
  const expression = new RegExp(`^${source.join('')}$`, 's')
  return (id) => expression.test(id)
}
