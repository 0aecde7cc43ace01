import { parseReviewed } from '../parse-reviewed.ts'
import type { Check, Finding } from '../repository.ts'
import { requirementRows } from '../requirement-row.ts'
import { reviewedPath, reviewHash } from '../reviewed.ts'

/** A requirement's sentence stands as it was reviewed. `verify --accept ID` records a review. */
export const reviewedTexts: Check = {
  name: 'reviewed-texts',
  rule: 'no requirement was added, changed or removed without a review',
  run({ tree }) {
    const reviewed = parseReviewed(tree)
    const rows = requirementRows(tree)
    const ids = new Set(rows.map((row) => row.id))
    const findings: Finding[] = []
    for (const row of rows) {
      const hash = reviewed[row.id]
      if (hash === undefined) findings.push({ path: row.file, message: `${row.id} is new and not reviewed` })
      else if (hash !== reviewHash(row))
        findings.push({ path: row.file, message: `${row.id} changed its sentence or level without review` })
    }
    for (const id of Object.keys(reviewed)) {
      if (!ids.has(id)) findings.push({ path: reviewedPath, message: `${id} was removed without review` })
    }
    return findings
  }
}
