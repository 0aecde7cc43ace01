/** Longer inputs are not answered in full, so that one large request does not become a hundred thousand events. */
const longestEcho = 1000

/** The answer that a request gets when none is configured: the same for the same input. */
export function echoOf(model: string, heard: string): string {
  const points = [...heard]
  return `${model} heard: ${points.length > longestEcho ? `${points.slice(0, longestEcho).join('')}…` : heard}`
}

/** Number of words, the mock's stand-in for tokens. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/**
 * Cuts a text into deltas, none of them empty and none inside a character: by word, or into exactly `count` pieces, for which the
 * text is repeated while it is too short.
 */
export function cutIntoDeltas(text: string, count: number | undefined): string[] {
  if (text === '' || count === 0) return []
  if (count === undefined) return text.match(/\S+\s*|\s+/g) ?? []
  const once = [...text].length
  const points = [
    ...Array(Math.max(1, Math.ceil((count + 1) / (once + 1))))
      .fill(text)
      .join(' ')
  ]
  const pieces: string[] = []
  for (let index = 0; index < count; index += 1) {
    const from = Math.floor((index * points.length) / count)
    const to = Math.floor(((index + 1) * points.length) / count)
    pieces.push(points.slice(from, to).join(''))
  }
  return pieces
}
