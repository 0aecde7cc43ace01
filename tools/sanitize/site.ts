import type { Edit } from './edits.ts'
import type { Place } from './field-rules.ts'
import type { TextView } from './text-view.ts'

/** One stretch of a body that says a site's text or a part of it; its edits come out in places of the body. */
export interface SitePart {
  readonly view: TextView
}

/**
 * A text of a body that is looked at on its own: a JSON string, key or number, what all deltas of one block say together, or bytes that are
 * no JSON.
 */
export interface Site {
  readonly kind: 'string' | 'key' | 'number' | 'raw'
  /** For people: the event and the path. */
  readonly where: string
  /** What an exception of the user names. */
  readonly name: string
  readonly place: Place | undefined
  readonly text: string
  readonly parts: readonly SitePart[]
}

/** A member of a document or of the object it carries, whose name must be known. */
export interface Field {
  readonly name: string
  readonly where: string
}

/** Everything in a body that rules look at. `unreadable` names places that are neither JSON nor safe to treat as text. */
export interface Survey {
  readonly sites: readonly Site[]
  readonly fields: readonly Field[]
  readonly unreadable: readonly string[]
}

/** An edit that crosses a border between deltas and cannot keep the length of each. */
export class CrossingEdit extends Error {
  override readonly name = 'CrossingEdit'
}

/**
 * Edits of a site's text as edits of the body. One that crosses a border is shared out between the parts, each keeping its length.
 * @throws CrossingEdit when it would change the length
 */
export function carriedToBody(site: Site, edits: readonly Edit[]): Edit[] {
  const single = site.parts.length === 1 ? site.parts[0] : undefined
  if (single !== undefined) return edits.map((edit) => single.view.carry(edit))
  const carried: Edit[] = []
  let from = 0
  for (const { view } of site.parts) {
    const to = from + view.text.length
    for (const edit of edits) {
      if (edit.end <= from || edit.start >= to) continue
      carried.push(view.carry(shareOf(edit, from, to)))
    }
    from = to
  }
  return carried
}

function shareOf(edit: Edit, from: number, to: number): Edit {
  if (edit.start >= from && edit.end <= to) return { ...edit, start: edit.start - from, end: edit.end - from }
  if (edit.text.length !== edit.end - edit.start) throw new CrossingEdit(edit.rule)
  const start = Math.max(edit.start, from)
  const end = Math.min(edit.end, to)
  return { ...edit, start: start - from, end: end - from, text: edit.text.slice(start - edit.start, end - edit.start) }
}
