import { checks } from './checks/index.ts'
import type { Check, Finding, Repository } from './repository.ts'

/** What one check found; empty when all is well. */
export interface CheckReport {
  readonly check: string
  readonly findings: readonly Finding[]
}

/** Runs the checks, or those named in `only`. Throws for a name that no check has. */
export function verify(repository: Repository, only: readonly string[] = []): readonly CheckReport[] {
  return selected(only).map((check) => ({ check: check.name, findings: findingsOf(check, repository) }))
}

function selected(only: readonly string[]): readonly Check[] {
  if (only.length === 0) return checks
  return only.map((name) => {
    const check = checks.find((candidate) => candidate.name === name)
    if (!check)
      throw new RangeError(`no check is called ${name}; there are: ${checks.map((one) => one.name).join(', ')}`)
    return check
  })
}

/** A check that cannot read its input has found something too, and must not keep the others from running. */
function findingsOf(check: Check, repository: Repository): readonly Finding[] {
  try {
    return check.run(repository)
  } catch (error) {
    return [{ path: '', message: error instanceof Error ? error.message : String(error) }]
  }
}
