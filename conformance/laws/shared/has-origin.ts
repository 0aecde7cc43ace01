/** Whether a text names an origin, and not another one whose port only begins like its. */
export function hasOrigin(text: string, origin: string): boolean {
  for (let at = text.indexOf(origin); at !== -1; at = text.indexOf(origin, at + 1)) {
    if (!/\d/.test(text[at + origin.length] ?? '')) return true
  }
  return false
}
