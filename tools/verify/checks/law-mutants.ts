import type { Check, Finding } from '../repository.ts'
import { hasLaw, requirementRows } from '../requirement-row.ts'

/** Law ↔ mutant: a MUST law that no mutant is predicted to fail has never been shown to be able to fail. */
export const lawMutants: Check = {
  name: 'law-mutants',
  rule: 'every MUST law is predicted by a mutant, and mutants predict nothing but laws',
  run({ tree, mutants }) {
    const registry = 'conformance/mutants/index.ts'
    const laws = requirementRows(tree).filter(hasLaw)
    if (mutants === undefined) {
      const written = tree.paths.some((path) => path.startsWith('conformance/mutants/'))
      return written ? [{ path: registry, message: 'is missing, though there are mutants' }] : []
    }
    const known = new Set(laws.map((row) => row.id))
    const predicted = new Set(mutants.flatMap((mutant) => mutant.predicts))
    const findings: Finding[] = []
    for (const mutant of mutants) {
      if (mutant.predicts.length === 0)
        findings.push({ path: registry, message: `mutant ${mutant.name} predicts no law` })
      for (const id of mutant.predicts) {
        if (!known.has(id))
          findings.push({ path: registry, message: `mutant ${mutant.name} predicts ${id}, which is no law` })
      }
    }
    for (const row of laws) {
      if (row.level === 'MUST' && !predicted.has(row.id))
        findings.push({ path: row.file, message: `${row.id} is predicted by no mutant` })
    }
    return findings
  }
}
