import { createHash } from 'node:crypto'
import type { RequirementRow } from './requirement-row.ts'

/** Requirement id → hash of the sentence that was reviewed. */
export type Reviewed = Readonly<Record<string, string>>

/** Where the reviewed hashes are kept. */
export const reviewedPath = 'spec/requirements/reviewed.json'

/** What a review covers: the sentence and its severity. 16 hexadecimal digits of SHA-256. */
export function reviewHash(row: Pick<RequirementRow, 'level' | 'text'>): string {
  return createHash('sha256').update(`${row.level} ${row.text}`).digest('hex').slice(0, 16)
}

/**
 * The reviewed hashes after `ids` were accepted as they stand now; `all` accepts every row and drops ids without a row. Throws for an id
 * that has neither a row nor an entry.
 */
export function accept(reviewed: Reviewed, rows: readonly RequirementRow[], ids: readonly string[]): Reviewed {
  const byId = new Map(rows.map((row) => [row.id, row]))
  if (ids.includes('all')) return sorted(rows.map((row) => [row.id, reviewHash(row)]))
  const next = new Map(Object.entries(reviewed))
  for (const id of ids) {
    const row = byId.get(id)
    if (row) next.set(id, reviewHash(row))
    else if (!next.delete(id)) throw new Error(`no requirement has the id ${id}`)
  }
  return sorted([...next])
}

function sorted(entries: readonly (readonly [string, string])[]): Reviewed {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}
