import type { ClientRequirementId } from '../../../generated/client-requirements.ts'
import { clientLaws } from '../laws/index.ts'
import { commandWords, endWords } from '../laws/shared/judging.ts'
import type { ClientLaw, Finding } from '../model/law.ts'
import type { ClientRun } from '../model/run.ts'

/** What the laws found in one run, by requirement; those whose condition never held are left out. */
export type Findings = ReadonlyMap<ClientRequirementId, Finding>

/**
 * Judges one run by all laws. Where the driver cannot do what the scenario asks, its requirements are not exercised; where a command
 * found no end, or the driver's process ended meanwhile, they are broken, whatever they say.
 */
export function judgeClientRun(run: ClientRun, laws: readonly ClientLaw[] = clientLaws): Findings {
  const unsupported = run.commands.find(({ end }) => end?.kind === 'error' && end.error.kind === 'unsupported')
  const lost = run.commands.find(({ end }) => end?.kind === 'hung' || end?.kind === 'died')
  const findings = new Map<ClientRequirementId, Finding>()
  for (const law of laws) {
    const isAbout = run.about.includes(law.requirement)
    const finding =
      isAbout && unsupported !== undefined
        ? { antecedents: 0, violations: [], unsupported: endWords(unsupported) }
        : isAbout && lost !== undefined
          ? { antecedents: 1, violations: [{ expected: 'an end', saw: endWords(lost), where: commandWords(lost) }] }
          : law.judge(run)
    if (finding.antecedents > 0 || finding.unsupported !== undefined) findings.set(law.requirement, finding)
  }
  return findings
}

/** Whether any law was broken. */
export const isBroken = (findings: Findings): boolean =>
  [...findings.values()].some(({ violations }) => violations.length > 0)

/** Whether the driver's process ended while the run was made. */
export const hasDied = ({ commands }: ClientRun): boolean => commands.some(({ end }) => end?.kind === 'died')
