import { type Requirement, requirements } from '../../generated/requirements.ts'

const rows: Readonly<Record<string, Requirement>> = requirements

/** The row of a requirement; absent for an id of another revision. */
export const rowOf = (id: string): Requirement | undefined => (Object.hasOwn(rows, id) ? rows[id] : undefined)

/** A requirement's sentence with the place where it stands. */
export function clauseOf(id: string): string {
  const row = rowOf(id)
  return row === undefined ? '' : `${row.text}  [${row.anchor}]`
}
