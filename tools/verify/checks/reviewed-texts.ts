import { parseReviewed } from '../parse-reviewed.ts'
import type { Check, Finding } from '../repository.ts'
import { requirementRows } from '../requirement-row.ts'
import { reviewedPath, reviewHash } from '../reviewed.ts'

/** A requirement's sentence stands as it was reviewed. `verify --accept ID` records a review. */
export const reviewedTexts: Check = {
  name: 'reviewed-texts',
  rule: 'no requirement was added, changed or removed without a review',
  run({ tree }) {
    const findings: Finding[] = []
    const find = (path: string, id: string, what: string): void => {
      findings.push({ path, message: `${id} ${what}: review it, then npm run -s verify -- --accept ${id}` })
    }
    const reviewed = parseReviewed(tree)
    const rows = requirementRows(tree)
    const ids = new Set(rows.map((row) => row.id))
    for (const row of rows) {
      const hash = reviewed[row.id]
      if (hash === undefined) find(row.file, row.id, 'is new and not reviewed')
      else if (hash !== reviewHash(row)) find(row.file, row.id, 'changed its sentence or level without review')
    }
    for (const id of Object.keys(reviewed)) {
      if (!ids.has(id)) find(reviewedPath, id, 'was removed without review')
    }
    return findings
  }
}
