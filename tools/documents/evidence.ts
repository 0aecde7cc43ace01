import { mutants } from '../../conformance/mutants/index.ts'
import { createArena } from '../../conformance/mutants/selftest/arena.ts'
import { calibrate } from '../../conformance/mutants/selftest/calibrate.ts'
import { requirements } from '../../generated/requirements.ts'

/** Where the table stands, from the root: `explain` reads it, so that it need not load a mutant. */
export const evidenceFile = 'conformance/evidence.json'

/** Requirement → the mutants that its law is predicted to kill, and cases that exercise it on the reference. */
export type Evidence = Readonly<
  Record<string, { readonly mutants: readonly string[]; readonly scenarios: readonly string[] }>
>

const scenariosTold = 6

/** The mutants of every requirement that has a law. */
export function mutantsByRequirement(): Readonly<Record<string, readonly string[]>> {
  const judged = Object.values(requirements).filter(({ state }) => state === 'law')
  return Object.fromEntries(
    judged.map(({ id }) => [id, mutants.filter(({ predicts }) => predicts.includes(id)).map(({ name }) => name)])
  )
}

/** The whole table; every case is run against the reference in this process. */
export async function makeEvidence(): Promise<Evidence> {
  const { runs } = await calibrate(createArena(1), 4, new AbortController().signal)
  return Object.fromEntries(
    Object.entries(mutantsByRequirement()).map(([id, killed]) => {
      const own = runs.filter(({ laws }) => [...laws].some((law) => law === id)).map(({ run }) => run.scenario.id)
      const chapter = id.split('/', 1)[0]
      // Cases of its own chapter were written for it; they come first.
      const ordered = [...new Set(own)].sort(
        (a, b) => Number(b.startsWith(`${chapter}/`)) - Number(a.startsWith(`${chapter}/`))
      )
      return [id, { mutants: killed, scenarios: ordered.slice(0, scenariosTold) }]
    })
  )
}
