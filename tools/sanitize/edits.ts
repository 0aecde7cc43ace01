/** Replaces `[start, end)` of a text. Edits of one text never overlap and stand in the order of their places. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
  /** The name under which the replacement is counted. */
  readonly rule: string
}

/** The text with every edit made; everything between them stays as it is. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const edit of edits) {
    parts.push(source.slice(at, edit.start), edit.text)
    at = edit.end
  }
  parts.push(source.slice(at))
  return parts.join('')
}

/**
 * Makes edits of several rules into one list. Where two overlap, the one given first stays: what the other one saw is found again when
 * the text is read once more.
 */
export function mergeEdits(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits) {
    const place = placeOf(kept, edit.start)
    const before = kept[place - 1]
    const behind = kept[place]
    if ((before === undefined || before.end <= edit.start) && (behind === undefined || edit.end <= behind.start))
      kept.splice(place, 0, edit)
  }
  return kept
}

/** The place of the first edit that starts at or behind `start`. */
function placeOf(edits: readonly Edit[], start: number): number {
  let low = 0
  let high = edits.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((edits[middle] as Edit).start < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Where a place of the source stands after the edits. A place inside an edit stays as far behind its start as the new text allows. */
export function movedPlace(place: number, edits: readonly Edit[]): number {
  let shift = 0
  for (const edit of edits) {
    if (edit.start >= place) break
    if (edit.end > place) return edit.start + shift + Math.min(place - edit.start, edit.text.length)
    shift += edit.text.length - (edit.end - edit.start)
  }
  return place + shift
}
