import type { Check, Finding } from '../repository.ts'
import { hasLaw, lawPath, requirementRows } from '../requirement-row.ts'

/**
 * Requirement ↔ `conformance/laws/<chapter>/<slug>.ts`, and the law names the requirement that its path names. What laws share stands in
 * `conformance/laws/shared/` and is no law.
 */
export const lawFiles: Check = {
  name: 'law-files',
  rule: 'every row in state law has a law file that names it, and every law file has such a row',
  run({ tree }) {
    const rows = requirementRows(tree)
    const judged = new Set(rows.filter(hasLaw).map((row) => row.id))
    const findings: Finding[] = []
    for (const row of rows.filter(hasLaw)) {
      const path = lawPath(row.id)
      if (!tree.has(path)) findings.push({ path: row.file, message: `${row.id} has no law file ${path}` })
      else if (!tree.read(path).includes(`'${row.id}'`))
        findings.push({ path, message: `does not name its requirement '${row.id}'` })
    }
    for (const path of tree.paths) {
      const id = /^conformance\/laws\/((?!shared\/)[^/]+\/[^/]+)\.ts$/.exec(path)?.[1]
      if (id === undefined || id.endsWith('.test') || judged.has(id)) continue
      const known = rows.some((row) => row.id === id)
      findings.push({
        path,
        message: known ? 'is the law of a row that is not in state law' : 'is the law of no requirement'
      })
    }
    return findings
  }
}
